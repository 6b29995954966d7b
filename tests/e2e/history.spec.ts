import type { Page } from '@playwright/test'
import { STREAM_LANDING } from '../fixtures/design-routes'
import { DocsPage } from './pages/DocsPage'
import { SearchModal } from './pages/SearchModal'
import { expect, test } from './site-test'

test.use({ viewport: { width: 800, height: 900 } })

/** What a page is told whose browser keeps it while the reader is elsewhere; the headless shell keeps none. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow'])
      window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
  })
}

async function expectUsable(docs: DocsPage): Promise<void> {
  await expect(docs.page.getByRole('dialog')).toHaveCount(0)
  await expect(docs.page.locator('[data-bar]')).toHaveCount(0)
  await expect(docs.page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
  await expect(docs.navbar.brand).toBeInViewport()
  await docs.page.mouse.move(400, 500)
  await docs.page.mouse.wheel(0, 700)
  await expect.poll(() => docs.page.evaluate(() => window.scrollY)).toBe(700)
}

test.describe('C16 a page the browser kept', () => {
  let docs: DocsPage

  test.beforeEach(async ({ page }) => {
    docs = new DocsPage(page)
    await docs.open(STREAM_LANDING)
  })

  test('comes back with its menu closed', async ({ page }) => {
    await docs.navbar.menuButton.click()
    await expect(docs.mobileSidebar.dialog).toBeVisible()
    await leaveAndReturn(page)
    await expectUsable(docs)
  })

  test('comes back with its search closed', async ({ page }) => {
    await new SearchModal(page).open()
    await leaveAndReturn(page)
    await expectUsable(docs)
  })

  test('comes back without the bar of the change that left it', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.route('**/chunks/pages/docs/**', () => {})
    await docs.sidebar.link('AWS').click()
    await expect(page.locator('[data-bar]')).toBeVisible()
    await leaveAndReturn(page)
    await expectUsable(docs)
  })
})
