import type { Locator, Page } from '@playwright/test'
import { withBasePath } from '../../../lib/content/settings/base-path'
import { whenInteractive } from '../interactive'

/** The search page. */
export class SearchResultsPage {
  readonly main: Locator
  readonly input: Locator
  readonly count: Locator
  readonly results: Locator
  /** The pages found, each with its sections. */
  readonly pages: Locator
  readonly hits: Locator
  readonly more: Locator
  readonly error: Locator
  readonly filter: Locator

  constructor(readonly page: Page) {
    this.main = page.getByRole('main')
    this.input = this.main.getByRole('searchbox')
    this.count = this.main.locator('.search-count')
    this.results = this.main.getByRole('list').first()
    this.pages = this.main.getByRole('heading', { level: 2 })
    this.hits = this.results.getByRole('link')
    this.more = this.main.getByRole('button', { name: 'Show more results' })
    this.error = this.main.getByRole('alert')
    this.filter = this.main.getByRole('group', { name: 'Product' })
  }

  /** Opens the page with the search part of a URL. */
  async open(search: string): Promise<void> {
    await this.page.goto(withBasePath('/search') + search)
    await whenInteractive(this.page)
  }

  product(name: string | RegExp): Locator {
    return this.filter.getByRole('radio', { name })
  }
}
