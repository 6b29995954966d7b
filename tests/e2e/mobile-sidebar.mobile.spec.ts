import type { Page } from '@playwright/test'
import { STREAM_LANDING } from '../fixtures/design-routes'
import { expect, test } from './site-test'

test.beforeEach(async ({ docs }) => {
  await docs.open(STREAM_LANDING)
})

test('§2 menu button opens the menu with the sidebar of the product', async ({ docs }) => {
  const { navbar, mobileSidebar } = docs
  await expect(navbar.items).toBeHidden()
  await expect(docs.sidebar.tree).toBeHidden()
  await expect(navbar.menuButton).toHaveAttribute('aria-expanded', 'false')
  await navbar.menuButton.tap()
  await expect(mobileSidebar.dialog).toBeInViewport()
  await expect(mobileSidebar.sidebar.currentLinks).toHaveText(['Akamai'])
  await mobileSidebar.sidebar.toggle('API').tap()
  await expect(mobileSidebar.sidebar.link('Introduction')).toBeVisible()
})

test('§2 the pages of the product are followed by the items of the navbar, in rows of full width', async ({
  docs,
}) => {
  const { mobileSidebar } = docs
  await docs.navbar.menuButton.tap()
  await expect(mobileSidebar.dialog.getByText('Stream', { exact: true })).toBeVisible()
  await expect(mobileSidebar.mainMenu.getByRole('link')).toHaveText([
    'FTC',
    /^Search docs/,
    'Capella website',
  ])
  const colorMode = mobileSidebar.mainMenu.getByRole('button', { name: 'Color mode: light' })
  const width = (await mobileSidebar.mainMenu.boundingBox())?.width
  for (const row of await mobileSidebar.mainMenu.getByRole('link').or(colorMode).all())
    expect((await row.boundingBox())?.width).toBeCloseTo(width ?? 0, 3)
  await colorMode.tap()
  await expect(docs.page.locator('html')).toHaveCSS('color-scheme', 'dark')
  await expect(mobileSidebar.dialog).toBeVisible()
  await mobileSidebar.mainMenu.getByRole('link', { name: 'FTC' }).tap()
  await expect(docs.title).toHaveText('Install FTC on Akamai Kubernetes')
})

test('§2 a menu with one language offers no choice of it', async ({ docs }) => {
  await docs.navbar.menuButton.tap()
  await expect(docs.mobileSidebar.mainMenu).toBeVisible()
  await expect(docs.mobileSidebar.dialog.getByText('English')).toHaveCount(0)
})

test('I02 the menu works by key, and focus goes along', async ({ docs }) => {
  const { mobileSidebar } = docs
  await docs.navbar.menuButton.press('Enter')
  await mobileSidebar.sidebar.toggle('API').press('Enter')
  await expect(mobileSidebar.sidebar.link('Introduction')).toBeVisible()
  await mobileSidebar.closeButton.press('Enter')
  await expect(docs.navbar.menuButton).toBeFocused()
})

test('§2 a page without sidebar shows the items of the navbar only', async ({ docs }) => {
  await docs.open('/')
  await docs.navbar.menuButton.tap()
  await expect(docs.mobileSidebar.mainMenu.getByRole('link')).toHaveCount(4)
  await expect(docs.mobileSidebar.sidebar.tree).toHaveCount(0)
})

test('§2 focus stays in the open menu, in both directions', async ({ page, docs }) => {
  await docs.navbar.menuButton.tap()
  for (const key of ['Tab', 'Shift+Tab']) {
    const visited = new Set<string>()
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press(key)
      const focused = await focusedElement(page)
      expect(focused.isInMenu, `${key} reached ${focused.name}`).toBe(true)
      visited.add(focused.name)
    }
    expect(visited.size).toBeGreaterThan(5)
  }
})

test('§2 Escape closes the menu and gives focus back to its button', async ({ page, docs }) => {
  await docs.navbar.menuButton.press('Enter')
  await expect(docs.mobileSidebar.dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(docs.mobileSidebar.dialog).toBeHidden()
  await expect(docs.navbar.menuButton).toBeFocused()
  await expect(docs.navbar.menuButton).toHaveAttribute('aria-expanded', 'false')
})

test('§2 the close button closes the menu', async ({ docs }) => {
  await docs.navbar.menuButton.tap()
  await docs.mobileSidebar.closeButton.tap()
  await expect(docs.mobileSidebar.dialog).toBeHidden()
  await expect(docs.navbar.menuButton).toBeFocused()
})

test('§2 a tap beside the menu closes it, a tap on its ground does not', async ({ page, docs }) => {
  await docs.navbar.menuButton.tap()
  await docs.mobileSidebar.dialog.getByText('Capella Documentation').tap()
  await expect(docs.mobileSidebar.dialog).toBeVisible()
  await page.touchscreen.tap(380, 500)
  await expect(docs.mobileSidebar.dialog).toBeHidden()
})

test('§4 a route change closes the menu', async ({ page, docs }) => {
  await docs.navbar.menuButton.tap()
  await docs.mobileSidebar.sidebar.link('AWS').tap()
  await expect(page).toHaveURL('/docs/Stream/Installation_Guides/Kubernetes/AWS')
  await expect(docs.mobileSidebar.dialog).toBeHidden()
})

test('§4 widening to the desktop breakpoint closes the menu', async ({ page, docs }) => {
  await docs.navbar.menuButton.tap()
  await page.setViewportSize({ width: 995, height: 844 })
  await expect(docs.mobileSidebar.dialog).toBeVisible()
  await page.setViewportSize({ width: 996, height: 844 })
  await expect(docs.mobileSidebar.dialog).toBeHidden()
  await expect(docs.sidebar.link('Akamai')).toBeVisible()
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => scrollPosition(page)).toBe(600)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(docs.mobileSidebar.dialog).toBeHidden()
  await expect(docs.navbar.menuButton).toHaveAttribute('aria-expanded', 'false')
})

test('§2 the page behind the menu does not scroll, and scrolls again after it', async ({
  page,
  docs,
}) => {
  await docs.scrollDownTo(900)
  await page.evaluate(() => window.scrollTo(0, 800))
  await docs.navbar.whenShown()
  const button = await docs.navbar.menuButton.boundingBox()
  await page.touchscreen.tap((button?.x ?? 0) + 20, (button?.y ?? 0) + 20)
  await expect(docs.mobileSidebar.closeButton).toBeFocused()
  for (const x of [380, 100]) {
    await page.mouse.move(x, 500)
    await page.mouse.wheel(0, 6000)
  }
  await page.keyboard.press('Escape')
  await expect(docs.mobileSidebar.dialog).toBeHidden()
  await expect(docs.navbar.menuButton).toBeFocused()
  expect(await scrollPosition(page)).toBe(800)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => scrollPosition(page)).toBe(1400)
})

test('issue 3, 8 the open menu survives a rotation, and the page scrolls again after it', async ({
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

test('issue 3, 8 a very long sidebar scrolls in the menu, and the page behind it does not', async ({
  page,
  docs,
}) => {
  await docs.open('/docs/Stream/API/API_Methods/AddEvent')
  await docs.navbar.menuButton.tap()
  const last = docs.mobileSidebar.sidebar.link(/^FAQ/)
  await expect(last).not.toBeInViewport()
  await page.mouse.move(150, 500)
  for (let turn = 0; turn < 5; turn += 1) await page.mouse.wheel(0, 3000)
  await expect(last).toBeInViewport()
  await expect(docs.mobileSidebar.closeButton).toBeInViewport({ ratio: 1 })
  expect(await scrollPosition(page)).toBe(0)
})

function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}

async function focusedElement(page: Page): Promise<{ name: string; isInMenu: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement
    const name = element?.getAttribute('aria-label') ?? element?.textContent ?? 'nothing'
    return { name, isInMenu: element?.closest('dialog') != null || element === document.body }
  })
}

test('§2 Ctrl+K opens search in place of the menu', async ({ page, docs }) => {
  await docs.navbar.menuButton.tap()
  await expect(docs.mobileSidebar.dialog).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
  await expect(docs.mobileSidebar.dialog).toBeHidden()
})

test('§2 going back closes the menu and does nothing else', async ({ page, docs }) => {
  await docs.navbar.menuButton.tap()
  await docs.mobileSidebar.sidebar.link('AWS').tap()
  await expect(docs.title).toHaveText('Install Stream on AWS Kubernetes')
  await docs.navbar.menuButton.tap()
  await expect(docs.mobileSidebar.dialog).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(docs.mobileSidebar.dialog).toBeHidden()
  await expect(page).toHaveURL('/docs/Stream/Installation_Guides/Kubernetes/AWS')
  await expect(docs.navbar.menuButton).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(STREAM_LANDING)
})
