import type { Locator, Page } from '@playwright/test'
import { type Product, Sidebar } from './Sidebar'

/** The menu of narrow screens: the pages of the product, then the main menu. */
export class MobileSidebar {
  readonly dialog: Locator
  readonly closeButton: Locator
  readonly mainMenu: Locator
  readonly sidebar: Sidebar

  constructor(page: Page, product: Product = 'Stream') {
    this.dialog = page.getByRole('dialog', { name: 'Menu' })
    this.closeButton = this.dialog.getByRole('button', { name: 'Close menu' })
    this.mainMenu = this.dialog.getByRole('navigation', { name: 'Main menu' })
    this.sidebar = new Sidebar(this.dialog, product)
  }
}
