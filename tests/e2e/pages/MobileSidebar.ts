import type { Locator, Page } from '@playwright/test'
import { type Product, Sidebar } from './Sidebar'

/** The menu of narrow screens, with main menu and secondary menu. */
export class MobileSidebar {
  readonly dialog: Locator
  readonly closeButton: Locator
  readonly mainMenu: Locator
  readonly back: Locator
  readonly sidebar: Sidebar

  constructor(page: Page, product: Product = 'Stream') {
    this.dialog = page.getByRole('dialog', { name: 'Menu' })
    this.closeButton = this.dialog.getByRole('button', { name: 'Close menu' })
    this.mainMenu = this.dialog.getByRole('navigation', { name: 'Main menu' })
    this.back = this.dialog.getByRole('button', { name: 'Back to main menu' })
    this.sidebar = new Sidebar(this.dialog, product)
  }

  /** The button of the main menu that leads to the secondary menu. */
  forward(product: Product): Locator {
    return this.mainMenu.getByRole('button', { name: `${product} documentation` })
  }
}
