import type { Locator, Page } from '@playwright/test'

/** The table of contents. A page has two, in the rail and in the bar; locators by role find the visible one. */
export class Toc {
  readonly list: Locator
  readonly links: Locator
  readonly current: Locator
  /** The bar on narrow screens, which names the section being read and opens the list. */
  readonly summary: Locator

  constructor(page: Page) {
    this.list = page.getByRole('navigation', { name: 'On this page' })
    this.links = this.list.getByRole('link')
    this.current = this.list.locator('[aria-current="location"]')
    // By label, because a role does not find the list while the bar is closed.
    const bar = page.locator('details').filter({ has: page.getByLabel('On this page') })
    this.summary = bar.locator('> summary')
  }

  link(name: string): Locator {
    return this.list.getByRole('link', { name, exact: true })
  }
}
