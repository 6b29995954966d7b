import type { Locator } from '@playwright/test'

export type Product = 'Stream' | 'FTC'

/** The tree of a product's pages: next to the article or, on narrow screens, in the menu. */
export class Sidebar {
  readonly tree: Locator
  readonly links: Locator
  readonly currentLinks: Locator

  /** @param root the page, or the dialog that contains the tree */
  constructor(root: Pick<Locator, 'getByRole'>, product: Product = 'Stream') {
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
