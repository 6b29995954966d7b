import type { Locator, Response } from '@playwright/test'
import { withBasePath } from '../../../lib/content/settings/base-path'
import { expect } from '../expect'
import { whenInteractive } from '../interactive'
import { Navbar } from './Navbar'
import { PageObject } from './PageObject'
import { MobileSidebar, Sidebar } from './Sidebar'

/** Any page of the site, including the navbar, sidebar, and footer. */
export class DocsPage extends PageObject {
  readonly navbar = new Navbar(this.page)
  readonly sidebar = new Sidebar(this.page)
  readonly mobileSidebar = new MobileSidebar(this.page)
  readonly toc = new Toc(this.page)
  readonly main = this.page.getByRole('main')
  readonly title = this.main.getByRole('heading', { level: 1 })
  readonly breadcrumbs = this.page.getByRole('navigation', { name: 'Breadcrumbs' })
  readonly pagination = this.main.getByRole('navigation', { name: 'Previous and next page' })
  readonly copyPage = this.page.getByRole('button', { name: 'Copy page', exact: true })
  /** The result of copying. */
  readonly copyStatus = this.copyPage.locator('xpath=following-sibling::*[@aria-live]')
  readonly announcement = this.page.getByRole('complementary', { name: 'Announcement' })
  readonly footer = this.page.getByRole('contentinfo')
  readonly skipLink = this.page.getByRole('link', { name: 'Skip to main content' })

  /** Opens a route and waits until the page is interactive. Without a hash, the reader sees its title. */
  async open(route: string): Promise<Response | null> {
    const response = await this.page.goto(withBasePath(route))
    await whenInteractive(this.page)
    if (!route.includes('#')) await expect(this.title).toBeSeen()
    return response
  }

  /** Clicks a link and waits for the title of its page. */
  async follow(link: Locator, title: string | RegExp): Promise<void> {
    await link.click()
    await expect(this.title).toHaveTextSoon(title)
    await expect(this.title).toBeSeen()
  }

  /** Goes back and waits for the title of the page there. */
  async goBack(title: string): Promise<void> {
    await this.page.goBack()
    await expect(this.title).toHaveTextSoon(title)
  }
}

/** The table of contents. A page has two, in the rail and in the bar; locators by role find the visible one. */
class Toc extends PageObject {
  readonly list = this.page.getByRole('navigation', { name: 'On this page' })
  readonly links = this.list.getByRole('link')
  readonly current = this.list.locator('[aria-current="location"]')
  /** The bar on narrow screens, which names the section being read and opens the list. */
  readonly summary = this.page
    .locator('details')
    // By label, because a role does not find the list while the bar is closed.
    .filter({ has: this.page.getByLabel('On this page') })
    .locator('> summary')

  link(name: string): Locator {
    return this.list.getByRole('link', { name, exact: true })
  }
}
