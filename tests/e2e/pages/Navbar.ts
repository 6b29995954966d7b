import type { Locator, Page } from '@playwright/test'

/** The bar at the top, in both forms: with all items, and with search and menu button only. */
export class Navbar {
  readonly bar: Locator
  readonly items: Locator
  readonly brand: Locator
  readonly colorModeSwitch: Locator
  readonly languageSwitch: Locator
  readonly languages: Locator
  readonly menuButton: Locator

  constructor(page: Page) {
    this.bar = page.getByRole('banner')
    this.items = this.bar.getByRole('navigation', { name: 'Main' })
    this.brand = this.bar.getByRole('link', { name: 'Capella Documentation, home page' })
    this.colorModeSwitch = this.items.getByRole('button', {
      name: /^Color mode: /,
    })
    this.languageSwitch = this.items.getByLabel('Language: English')
    this.languages = this.items.getByRole('group').getByRole('link')
    this.menuButton = this.bar.getByRole('button', { name: 'Menu', exact: true })
  }

  link(name: string): Locator {
    return this.items.getByRole('link', { name, exact: true })
  }
}
