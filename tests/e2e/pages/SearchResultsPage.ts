import type { Locator } from '@playwright/test'
import { withBasePath } from '../../../lib/content/settings/base-path'
import { expect } from '../expect'
import { whenInteractive } from '../interactive'
import { PageObject } from './PageObject'

/** The search page. */
export class SearchResultsPage extends PageObject {
  readonly main = this.page.getByRole('main')
  readonly input = this.main.getByRole('searchbox')
  readonly count = this.main.locator('.search-count')
  readonly results = this.main.getByRole('list').first()
  /** The pages found, each with its sections. */
  readonly pages = this.main.getByRole('heading', { level: 2 })
  readonly hits = this.results.getByRole('link')
  readonly more = this.main.getByRole('button', { name: 'Show more results' })
  readonly error = this.main.getByRole('alert')
  readonly filter = this.main.getByRole('group', { name: 'Product' })

  /** Opens the page with the search part of a URL. */
  async open(search: string): Promise<void> {
    await this.page.goto(withBasePath('/search') + search)
    await whenInteractive(this.page)
    await expect(this.input).toBeSeen()
  }

  product(name: string | RegExp): Locator {
    return this.filter.getByRole('radio', { name })
  }
}
