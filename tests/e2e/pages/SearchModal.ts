import { MESSAGES } from '../../../lib/site/messages'
import { expect } from '../expect'
import { PageObject } from './PageObject'

/** Matches the URLs of the search index and its names. */
export const SEARCH_INDEX = /\/search-(?:index|names)\.json$/

/** The search modal, opened from anywhere. */
export class SearchModal extends PageObject {
  readonly dialog = this.page.getByRole('dialog', { name: 'Search' })
  readonly input = this.dialog.getByRole('combobox', { name: 'Search docs' })
  readonly options = this.dialog.getByRole('listbox').getByRole('option')
  readonly activeOption = this.dialog.getByRole('option', { selected: true })
  readonly status = this.dialog.locator('.unseen[aria-live]')
  /** The spinner during a slow response. */
  readonly stalled = this.dialog.getByRole('progressbar', { name: 'Searching' })
  readonly error = this.dialog.getByRole('alert')
  readonly retryButton = this.error.getByRole('button', { name: MESSAGES.retry })
  readonly closeButton = this.dialog.getByRole('button', { name: 'Close' })
  readonly seeAll = this.dialog.getByRole('link', { name: /^See all \d+ results$/ })
  readonly recents = this.dialog.getByRole('region', { name: 'Recent' })

  /** Opens search with the shortcut and waits until the reader can type. */
  async open(): Promise<void> {
    await this.page.keyboard.press('Control+k')
    await expect(this.input).toBeSeen()
  }

  /** Types a query and waits until the reader sees its first hit or that there is none, not for the announcement. */
  async searchFor(query: string): Promise<void> {
    await this.input.fill(query)
    const none = this.dialog.locator(`.search-none:has-text("${query}")`)
    const all = this.dialog.locator(`a[href*="?q=${encodeURIComponent(query)}"]`)
    await all.or(none).waitFor()
    await expect(this.options.or(none).first()).toBeSeen()
  }

  /** Opens search, types a query, and waits for its results. */
  async openFor(query: string): Promise<void> {
    await this.open()
    await this.searchFor(query)
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape')
    await this.dialog.waitFor({ state: 'hidden' })
  }
}

/** The search modal of a hosted build: DocSearch, with our error and announcements. */
export class HostedModal extends SearchModal {
  override readonly input = this.dialog.getByRole('searchbox', { name: 'Search' })
  override readonly options = this.dialog.getByRole('option')
  /** DocSearch marks a slow response only with a class. */
  override readonly stalled = this.dialog.locator('.DocSearch-Container--Stalled')

  override async searchFor(query: string): Promise<void> {
    await this.input.fill(query)
    await this.status.filter({ hasText: `for "${query}"` }).waitFor()
    await expect(this.options.or(this.dialog.locator('.DocSearch-NoResults')).first()).toBeSeen()
  }
}
