import type { Locator } from '@playwright/test'
import { expect } from '../expect'
import { whenMotionEnds } from '../interactive'
import { PageObject } from './PageObject'

/** The bar at the top: with all items, or on narrow screens with only search and the menu button. */
export class Navbar extends PageObject {
  readonly bar = this.page.getByRole('banner')
  readonly items = this.bar.getByRole('navigation', { name: 'Main' })
  readonly brand = this.bar.getByRole('link', { name: 'Capella Documentation, home page' })
  readonly colorModeSwitch = this.items.getByRole('button', { name: /^Color mode: / })
  readonly languageSwitch = this.items.locator('summary', { hasText: 'Language: English' })
  readonly languages = this.items.getByRole('group').getByRole('listitem')
  /** A link until scripts run. */
  readonly search = this.items
    .getByRole('link', { name: 'Search docs' })
    .or(this.items.getByRole('button', { name: 'Search docs' }))
  readonly menuButton = this.bar.getByRole('button', { name: 'Menu', exact: true })

  /**
   * Waits until the bar has left the window and elements that move with the bar, such as the sidebar, have stopped: to
   * click a moving element, Playwright would scroll the page.
   */
  async whenHidden(): Promise<void> {
    await expect(this.brand).not.toBeInViewport()
    await whenMotionEnds(this.page)
  }

  /** Waits until the bar is back in the window and has stopped moving. */
  async whenShown(): Promise<void> {
    await expect(this.brand).toBeSeen()
    await whenMotionEnds(this.page)
  }

  link(name: string): Locator {
    return this.items.getByRole('link', { name, exact: true })
  }
}
