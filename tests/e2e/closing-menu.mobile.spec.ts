import type { Page } from '@playwright/test'
import { STREAM_LANDING } from '../fixtures/design-routes'
import { whenArticleHydrated } from './interactive'
import { isFocusLost } from './lost-focus'
import { expect, test } from './site-test'

test.beforeEach(async ({ page, docs }) => {
  await docs.open(STREAM_LANDING)
  await whenArticleHydrated(page)
})

test('§2 the menu closes by key, tap, and navigation', async ({ page, docs }) => {
  await test.step('§2 Escape closes the menu and gives focus back to its button', async () => {
    await docs.navbar.menuButton.press('Enter')
    await docs.mobileSidebar.backButton.press('Enter')
    await page.keyboard.press('Escape')
    await expect(docs.mobileSidebar.dialog).toBeHidden()
    await expect(docs.navbar.menuButton).toBeFocused()
    await expect(docs.navbar.menuButton).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('§2 the close button and a tap outside close the menu; a tap on its background does not', async () => {
    await docs.navbar.menuButton.tap()
    await docs.mobileSidebar.closeButton.tap()
    await expect(docs.mobileSidebar.dialog).toBeHidden()
    await expect(docs.navbar.menuButton).toBeFocused()
    await docs.navbar.menuButton.tap()
    await docs.mobileSidebar.sidebar.tree.getByText('Stream', { exact: true }).tap()
    await expect(docs.mobileSidebar.dialog).toBeVisible()
    await page.touchscreen.tap(380, 500)
    await expect(docs.mobileSidebar.dialog).toBeHidden()
  })

  await test.step('§2 going back navigates and closes the menu', async () => {
    await docs.toc.summary.tap()
    await docs.toc.link('Ports').tap()
    await expect(page).toHaveURL(`${STREAM_LANDING}#ports`)
    await docs.navbar.whenHidden()
    await page.evaluate(() => window.scrollBy(0, -200))
    await docs.navbar.whenShown()
    await docs.navbar.menuButton.tap()
    await expect(docs.mobileSidebar.dialog).toBeVisible()
    await page.goBack()
    await expect(docs.mobileSidebar.dialog).toBeHidden()
    await expect(page).toHaveURL(STREAM_LANDING)
  })

  await test.step('§4 a route change closes the menu', async () => {
    await docs.navbar.menuButton.tap()
    await docs.mobileSidebar.sidebar.link('AWS').tap()
    await expect(page).toHaveURL('/docs/Stream/Installation_Guides/Kubernetes/AWS')
    await expect(docs.mobileSidebar.dialog).toBeHidden()
  })

  await test.step('§2 Ctrl+K closes the menu and opens search', async () => {
    await docs.navbar.menuButton.tap()
    await expect(docs.mobileSidebar.dialog).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
    await expect(docs.mobileSidebar.dialog).toBeHidden()
  })
})

test('§4 widening to the desktop breakpoint closes the menu', async ({ page, docs }) => {
  await docs.navbar.menuButton.tap()
  await page.setViewportSize({ width: 995, height: 844 })
  await expect(docs.mobileSidebar.dialog).toBeVisible()
  await page.setViewportSize({ width: 996, height: 844 })
  await expect(docs.mobileSidebar.dialog).toBeHidden()
  expect(await isFocusLost(page)).toBe(false)
  await expect(docs.sidebar.link('Akamai')).toBeVisible()
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => scrollPosition(page)).toBe(600)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(docs.mobileSidebar.dialog).toBeHidden()
  await expect(docs.navbar.menuButton).toHaveAttribute('aria-expanded', 'false')
})

test('the open menu survives a rotation, and the page scrolls again after the menu closes', async ({
  page,
  docs,
}) => {
  await docs.navbar.menuButton.tap()
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(docs.mobileSidebar.dialog).toBeInViewport()
  await expect(docs.mobileSidebar.closeButton).toBeInViewport({ ratio: 1 })
  const box = await docs.mobileSidebar.dialog.boundingBox()
  expect(box?.height).toBeLessThanOrEqual(390)
  await docs.mobileSidebar.closeButton.tap()
  await expect(docs.mobileSidebar.dialog).toBeHidden()
  await page.mouse.move(400, 200)
  await page.mouse.wheel(0, 500)
  await expect.poll(() => scrollPosition(page)).toBe(500)
})

function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}
