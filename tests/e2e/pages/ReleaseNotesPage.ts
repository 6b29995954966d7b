import type { Locator, Page } from '@playwright/test'
import { RELEASE_NOTES_ROUTE } from '../../../lib/site/constants'
import { DocsPage } from './DocsPage'

/** The release notes with their controls. */
export class ReleaseNotesPage extends DocsPage {
  readonly controls: Locator
  readonly text: Locator
  readonly type: Locator
  readonly area: Locator
  readonly from: Locator
  readonly to: Locator
  readonly showAll: Locator
  /** Opens and closes the filter on a phone. */
  readonly filter: Locator
  readonly count: Locator
  /** The changes between the two versions that the reader has chosen. */
  readonly response: Locator
  readonly comparisonItems: Locator

  constructor(page: Page) {
    super(page, 'FTC')
    this.controls = page.getByRole('search', { name: 'Release notes' })
    this.text = this.controls.getByRole('searchbox', { name: 'Filter by text' })
    this.type = this.controls.getByRole('combobox', { name: 'Type' })
    this.area = this.controls.getByRole('combobox', { name: 'Area' })
    this.from = this.controls.getByRole('combobox', { name: 'Changes from' })
    this.to = this.controls.getByRole('combobox', { name: 'to', exact: true })
    this.showAll = this.controls.getByRole('button', { name: 'Show all' })
    this.filter = this.controls.getByRole('button', { name: 'Filter' })
    this.response = page.getByRole('region', { name: /^From \d/ })
    this.comparisonItems = this.response.locator('> ul > li')
    this.count = this.controls.getByRole('status')
  }

  /** Opens the release notes and waits for the controls. */
  async openNotes(url = ''): Promise<void> {
    await this.open(RELEASE_NOTES_ROUTE + url)
    await this.controls.waitFor()
  }

  /** A heading of the article. */
  heading(name: string): Locator {
    return this.main.getByRole('heading', { name, exact: true })
  }

  /** An entry by a part of its text. */
  entry(text: string): Locator {
    return this.main.getByRole('listitem').filter({ hasText: text }).first()
  }
}
