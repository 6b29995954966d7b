import type { Locator } from '@playwright/test'
import { PageObject } from './PageObject'

/** The tree of a product's pages: next to the article or, on narrow screens, in the menu. */
export class Sidebar {
  readonly tree: Locator
  readonly links: Locator
  readonly currentLinks: Locator

  /** @param root the page, or the dialog that contains the tree */
  constructor(root: Pick<Locator, 'getByRole'>, product: 'Stream' | 'FTC' = 'Stream') {
    this.tree = root.getByRole('navigation', { name: `${product} documentation` })
    this.links = this.tree.getByRole('link')
    this.currentLinks = this.tree.locator('[aria-current="page"]')
  }

  link(name: string | RegExp): Locator {
    return this.tree.getByRole('link', { name, exact: true })
  }

  /** The chevron of a section. */
  toggle(section: string): Locator {
    return this.tree.getByRole('button', { name: `Section ${section}`, exact: true })
  }
}

/** The menu on narrow screens. It has two levels: the main menu and, on docs pages, the sidebar. */
export class MobileSidebar extends PageObject {
  readonly dialog = this.page.getByRole('dialog', { name: 'Menu' })
  readonly closeButton = this.dialog
    // During the transition, both levels are visible.
    .locator('nav:not([inert])')
    .getByRole('button', { name: 'Close menu' })
  readonly mainMenu = this.dialog.getByRole('navigation', { name: 'Main menu' })
  readonly sidebar = new Sidebar(this.dialog)
  /** Switches from the sidebar to the main menu. */
  readonly backButton = this.dialog.getByRole('button', { name: 'Back to main menu' })
  /** Switches from the main menu to the sidebar. */
  readonly sidebarButton = this.mainMenu.getByRole('button', { name: 'Stream documentation' })
}
