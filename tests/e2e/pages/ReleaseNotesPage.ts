import type { Locator, Page } from '@playwright/test'
import { RELEASE_NOTES_ROUTE } from '../../../lib/site/constants'
import { DocsPage } from './DocsPage'

/** The release notes with their controls. */
export class ReleaseNotesPage extends DocsPage {
  readonly controls = this.main.getByRole('search')
  readonly type = this.controls.getByRole('combobox', { name: 'Type' })
  readonly from = this.controls.getByRole('combobox', { name: 'Changes from' })
  readonly count = this.controls.locator('.unseen[aria-live]')

  constructor(page: Page) {
    super(page, 'FTC')
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
