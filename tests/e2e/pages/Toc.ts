import type { Locator, Page } from '@playwright/test'

/** The table of contents, as rail and as collapsible list; roles find the one that shows. */
export class Toc {
  readonly list: Locator
  readonly links: Locator
  readonly current: Locator
  readonly summary: Locator

  constructor(page: Page) {
    this.list = page.getByRole('navigation', { name: 'On this page' })
    this.links = this.list.getByRole('link')
    this.current = this.list.locator('[aria-current="location"]')
    this.summary = page.getByRole('group').getByText('On this page', { exact: true })
  }

  link(name: string): Locator {
    return this.list.getByRole('link', { name, exact: true })
  }
}
