import { PAGE_KINDS } from '../fixtures/page-kinds'
import { axeViolations, COLOR_RULES } from './axe'
import { DocsPage } from './pages/DocsPage'
import { expect, test } from './site-test'

test.use({ expectedMessages: [/status of 404/] })
// axe looks at every element of a long guide.
test.slow()

for (const { kind, route } of PAGE_KINDS) {
  test(`issue 2, 6 axe finds nothing on the ${kind} at 390 px, with its table of contents open`, async ({
    page,
  }) => {
    const docs = new DocsPage(page)
    await docs.open(route)
    if (await docs.toc.summary.isVisible()) await docs.toc.summary.tap()
    expect(await axeViolations(page), 'light').toEqual([])
    await page.evaluate(() => localStorage.setItem('theme', 'dark'))
    await docs.open(route)
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
    expect(await axeViolations(page, COLOR_RULES), 'dark').toEqual([])
  })
}

for (const mode of ['light', 'dark']) {
  test(`issue 2, 6 axe finds nothing with a menu open, ${mode}`, async ({ page }) => {
    await page.addInitScript((stored) => localStorage.setItem('theme', stored), mode)
    const docs = new DocsPage(page)
    await docs.open('/docs/Stream/API/API_Methods/AddEvent')
    await docs.navbar.menuButton.tap()
    await expect(docs.mobileSidebar.sidebar.currentLinks).toBeVisible()
    expect(await axeViolations(page), 'secondary menu').toEqual([])
    await docs.mobileSidebar.back.tap()
    await expect(docs.mobileSidebar.mainMenu).toBeVisible()
    expect(await axeViolations(page), 'main menu').toEqual([])
  })
}
