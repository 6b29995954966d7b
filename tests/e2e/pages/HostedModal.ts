import type { Locator, Page } from '@playwright/test'
import { MESSAGES } from '../../../lib/site/messages'

/** The search modal of a hosted build: DocSearch, with our error and announcements. */
export class HostedModal {
  readonly dialog: Locator
  readonly input: Locator
  readonly options: Locator
  readonly activeOption: Locator
  /** DocSearch marks a slow response only with a class. */
  readonly stalled: Locator
  readonly status: Locator
  readonly error: Locator
  readonly retryButton: Locator
  readonly clearButton: Locator
  readonly seeAll: Locator
  readonly missingResults: Locator

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Search' })
    this.input = this.dialog.getByRole('searchbox', { name: 'Search' })
    this.options = this.dialog.getByRole('option')
    this.activeOption = this.dialog.getByRole('option', { selected: true })
    this.stalled = this.dialog.locator('.DocSearch-Container--Stalled')
    this.status = this.dialog.getByRole('status')
    this.error = this.dialog.getByRole('alert')
    this.retryButton = this.error.getByRole('button', { name: MESSAGES.retry })
    this.clearButton = this.dialog.getByRole('button', { name: 'Clear the query' })
    this.seeAll = this.dialog.getByRole('link', { name: /^See all \d+ results$/ })
    this.missingResults = this.dialog.getByRole('link', { name: MESSAGES.letUsKnow })
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
