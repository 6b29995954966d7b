import type { Locator, Page, Response } from '@playwright/test'
import { withBasePath } from '../../../lib/content/settings/base-path'
import { whenInteractive } from '../interactive'
import { MobileSidebar } from './MobileSidebar'
import { Navbar } from './Navbar'
import { type Product, Sidebar } from './Sidebar'
import { Toc } from './Toc'

/** Any page of the site, including the navbar, sidebar, and footer. */
export class DocsPage {
  readonly navbar: Navbar
  readonly sidebar: Sidebar
  readonly mobileSidebar: MobileSidebar
  readonly toc: Toc
  readonly main: Locator
  readonly title: Locator
  readonly breadcrumbs: Locator
  readonly pagination: Locator
  readonly copyPage: Locator
  /** Opens the menu that contains `viewMarkdown`. */
  readonly moreWays: Locator
  readonly viewMarkdown: Locator
  /** The result of copying. */
  readonly copyStatus: Locator
  readonly announcement: Locator
  readonly footer: Locator
  readonly skipLink: Locator
  readonly backToTop: Locator

  constructor(
    readonly page: Page,
    product: Product = 'Stream',
  ) {
    this.navbar = new Navbar(page)
    this.sidebar = new Sidebar(page, product)
    this.mobileSidebar = new MobileSidebar(page, product)
    this.toc = new Toc(page)
    this.main = page.getByRole('main')
    this.title = this.main.getByRole('heading', { level: 1 })
    this.breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
    this.pagination = this.main.getByRole('navigation', { name: 'Previous and next page' })
    const copyPage = page.getByRole('button', { name: 'Copy page', exact: true })
    this.copyPage = copyPage
    this.moreWays = this.main.getByLabel('More ways to read this page')
    this.viewMarkdown = this.main.getByRole('link', { name: 'View as Markdown' })
    this.copyStatus = copyPage.locator('xpath=following-sibling::*[@aria-live]')
    this.announcement = page.getByRole('complementary', { name: 'Announcement' })
    this.footer = page.getByRole('contentinfo')
    this.skipLink = page.getByRole('link', { name: 'Skip to main content' })
    this.backToTop = page.getByRole('button', { name: 'Back to top' })
  }

  /** Opens a route and waits until the page is interactive. */
  async open(route: string): Promise<Response | null> {
    const response = await this.page.goto(withBasePath(route))
    await whenInteractive(this.page)
    return response
  }

  /** Scrolls down without animation. Waits until the navbar is hidden, because it covers the sidebar on its way out. */
  async scrollDownTo(y: number): Promise<void> {
    await this.page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
    await this.navbar.whenHidden()
  }

  /** A code block with its copy button, by title or language. */
  codeBlock(caption: string): Locator {
    return this.main
      .getByRole('figure')
      .filter({ has: this.page.getByRole('group', { name: `Code: ${caption}` }) })
      .first()
  }
}
