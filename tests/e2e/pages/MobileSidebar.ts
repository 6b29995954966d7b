import type { Locator, Page } from '@playwright/test'
import { type Product, Sidebar } from './Sidebar'

/** The menu on narrow screens. It has two levels: the main menu and, on docs pages, the sidebar. */
export class MobileSidebar {
  readonly dialog: Locator
  readonly closeButton: Locator
  readonly mainMenu: Locator
  readonly sidebar: Sidebar
  /** Switches from the sidebar to the main menu. */
  readonly backButton: Locator
  /** Switches from the main menu to the sidebar. */
  readonly sidebarButton: Locator

  constructor(page: Page, product: Product = 'Stream') {
    this.dialog = page.getByRole('dialog', { name: 'Menu' })
    // During the transition, both levels are visible.
    const level = this.dialog.locator('nav:not([inert])')
    this.closeButton = level.getByRole('button', { name: 'Close menu' })
    this.mainMenu = this.dialog.getByRole('navigation', { name: 'Main menu' })
    this.sidebar = new Sidebar(this.dialog, product)
    this.backButton = this.dialog.getByRole('button', { name: 'Back to main menu' })
    this.sidebarButton = this.mainMenu.getByRole('button', { name: `${product} documentation` })
  }
}
