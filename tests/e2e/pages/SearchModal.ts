import type { Locator, Page } from '@playwright/test'
import { MESSAGES } from '../../../lib/site/messages'

/** Matches the URL of the search index. */
export const SEARCH_INDEX = /\/search-index\.json$/

/** The search modal, opened from anywhere. */
export class SearchModal {
  readonly dialog: Locator
  readonly input: Locator
  readonly options: Locator
  readonly activeOption: Locator
  readonly status: Locator
  /** The spinner during a slow response. */
  readonly stalled: Locator
  readonly error: Locator
  readonly retryButton: Locator
  readonly closeButton: Locator
  readonly clearButton: Locator
  readonly seeAll: Locator
  readonly recents: Locator

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Search' })
    this.input = this.dialog.getByRole('combobox', { name: 'Search docs' })
    this.options = this.dialog.getByRole('listbox').getByRole('option')
    this.activeOption = this.dialog.getByRole('option', { selected: true })
    this.status = this.dialog.getByRole('status')
    this.stalled = this.dialog.getByRole('progressbar', { name: 'Searching' })
    this.error = this.dialog.getByRole('alert')
    this.retryButton = this.error.getByRole('button', { name: MESSAGES.retry })
    this.closeButton = this.dialog.getByRole('button', { name: 'Close' })
    this.clearButton = this.dialog.getByRole('button', { name: 'Clear search' })
    this.seeAll = this.dialog.getByRole('link', { name: /^See all \d+ results$/ })
    this.recents = this.dialog.getByRole('region', { name: 'Recent' })
  }

  /** Opens search with the shortcut and waits until the reader can type. */
  async open(): Promise<void> {
    await this.page.keyboard.press('Control+k')
    await this.input.waitFor()
  }

  /** Types a query and waits for its results. */
  async searchFor(query: string): Promise<void> {
    await this.input.fill(query)
    await this.status.filter({ hasText: `for "${query}"` }).waitFor()
  }
}
