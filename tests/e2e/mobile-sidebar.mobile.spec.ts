import type { Page } from '@playwright/test'
import { FTC_LANDING, STREAM_LANDING } from '../fixtures/design-routes'
import { whenMotionEnds } from './interactive'
import { isFocusLost } from './lost-focus'
import { tap } from './readers'
import { expect, test } from './site-test'

test.beforeEach(async ({ docs }) => {
  await docs.open(STREAM_LANDING)
})

test('§2 menu button opens the menu with the sidebar of the product', async ({ docs }) => {
  const { navbar, mobileSidebar } = docs
  await expect(navbar.items).toBeHidden()
  await expect(docs.sidebar.tree).toBeHidden()
  await expect(navbar.menuButton).toHaveAttribute('aria-expanded', 'false')
  await tap(navbar.menuButton)
  await expect(mobileSidebar.dialog).toBeInViewport()
  await expect(mobileSidebar.mainMenu).toBeHidden()
  await expect(mobileSidebar.backButton).toBeInViewport({ ratio: 1 })
  await expect(mobileSidebar.sidebar.currentLinks).toHaveText(['Akamai'])
  await expect(mobileSidebar.sidebar.currentLinks).toBeInViewport({ ratio: 1 })
})

test('§2 the main menu has all items of the navbar, on the first screen', async ({
  page,
  docs,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  const { mainMenu, dialog, backButton, sidebarButton } = docs.mobileSidebar
  await tap(docs.navbar.menuButton)
  await tap(backButton)
  await expect(mainMenu).toMatchAriaSnapshot(`
    - navigation "Main menu":
      - button "Stream documentation"
      - link "FTC":
        - /url: ${FTC_LANDING}
      - link "Stream":
        - /url: ${STREAM_LANDING}
      - link "Capella website"
      - group
      - 'button "Color mode: light"'
      - link "Search docs"
  `)
  await expect(mainMenu.getByRole('link', { name: 'Stream' })).toHaveAttribute('aria-current')
  const language = mainMenu.getByLabel('Language: English')
  const colorMode = mainMenu.getByRole('button', { name: 'Color mode: light' })
  const rows = mainMenu.getByRole('link').or(language).or(colorMode).or(sidebarButton)
  const width = (await mainMenu.boundingBox())?.width
  await whenMotionEnds(page)
  for (const row of await rows.all()) {
    await expect(row).toBeInViewport({ ratio: 1 })
    expect((await row.boundingBox())?.width).toBeCloseTo(width ?? 0, 3)
  }
  await tap(language)
  await expect(mainMenu.getByRole('link', { name: 'English' })).toHaveAttribute('hreflang', 'en')
  await tap(colorMode)
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  await expect(dialog).toBeVisible()
  await tap(mainMenu.getByRole('link', { name: 'FTC' }))
  await expect(docs.title).toHaveText('Install FTC on Akamai Kubernetes')
})

test('§2 from the main menu one comes back to the sidebar as one left it', async ({
  page,
  docs,
}) => {
  await docs.open('/docs/Stream/API/API_Methods/AddEvent')
  const { sidebar, backButton, sidebarButton } = docs.mobileSidebar
  await tap(docs.navbar.menuButton)
  await sidebar.toggle('Tutorials').scrollIntoViewIfNeeded()
  await tap(sidebar.toggle('Tutorials'))
  const link = sidebar.link(/^Primary and backup/)
  await expect(link).toBeVisible()
  await whenMotionEnds(page)
  const place = await link.boundingBox()
  await tap(backButton)
  await expect(sidebar.tree).toBeHidden()
  await tap(sidebarButton)
  await whenMotionEnds(page)
  expect(await link.boundingBox()).toEqual(place)
})

test('§2 under reduced motion the menu and its levels show at once', async ({ page, docs }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await tap(docs.navbar.menuButton)
  await expect(docs.mobileSidebar.dialog).toHaveCSS('animation-name', 'none')
  await expect(docs.mobileSidebar.sidebar.tree).toHaveCSS('transition-duration', '0s')
})

test('I02 the menu works by key, and focus goes along', async ({ page, docs }) => {
  const { sidebar, backButton, sidebarButton, closeButton } = docs.mobileSidebar
  await docs.navbar.menuButton.press('Enter')
  await expect(backButton).toBeFocused()
  await sidebar.toggle('API').press('Enter')
  await expect(sidebar.link('Introduction')).toBeVisible()
  await backButton.press('Enter')
  await expect(sidebarButton).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(backButton).toBeFocused()
  await closeButton.press('Enter')
  await expect(docs.navbar.menuButton).toBeFocused()
})

test('§2 without a sidebar the menu is the main menu alone; on /docs it has all documentation', async ({
  docs,
}) => {
  const { dialog, mainMenu } = docs.mobileSidebar
  for (const route of ['/', '/search']) {
    await docs.open(route)
    await tap(docs.navbar.menuButton)
    await expect(mainMenu.getByRole('link')).toHaveCount(4)
    await expect(dialog.getByRole('button')).toHaveCount(2)
    await expect(dialog.getByRole('navigation')).toHaveCount(1)
  }
  await docs.open('/docs')
  await tap(docs.navbar.menuButton)
  const tree = dialog.getByRole('navigation', { name: /^Documentation$/ })
  await expect(tree.getByRole('link')).toHaveText(['FTC', 'Stream'])
})

test('§2 focus stays in the open menu, in both directions', async ({ page, docs }) => {
  const { backButton, sidebar, mainMenu } = docs.mobileSidebar
  await docs.navbar.menuButton.press('Enter')
  for (const level of [sidebar.tree, mainMenu]) {
    if (level === mainMenu) await backButton.press('Enter')
    for (const key of ['Tab', 'Shift+Tab']) {
      const visited = new Set<string>()
      for (let press = 0; press < 30; press += 1) {
        await page.keyboard.press(key)
        const focused = await level.evaluate(focusedElement)
        expect(focused.isInLevel, `${key} reached ${focused.name}`).toBe(true)
        visited.add(focused.name)
      }
      expect(visited.size).toBeGreaterThan(5)
    }
  }
})

test('§2 Escape closes the menu and gives focus back to its button', async ({ page, docs }) => {
  await docs.navbar.menuButton.press('Enter')
  await docs.mobileSidebar.backButton.press('Enter')
  await page.keyboard.press('Escape')
  await expect(docs.mobileSidebar.dialog).toBeHidden()
  await expect(docs.navbar.menuButton).toBeFocused()
  await expect(docs.navbar.menuButton).toHaveAttribute('aria-expanded', 'false')
})

test('§2 the close button and a tap beside the menu close it, a tap on its ground does not', async ({
  page,
  docs,
}) => {
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
  expect(await isFocusLost(page)).toBe(false)
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
  await expect(docs.mobileSidebar.backButton).toBeFocused()
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
  for (let round = 0; round < 5; round += 1) await page.mouse.wheel(0, 3000)
  await expect(last).toBeInViewport()
  await expect(docs.mobileSidebar.backButton).toBeInViewport({ ratio: 1 })
  expect(await scrollPosition(page)).toBe(0)
})

function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}

/** What has focus; the body has it while the browser's own controls do. */
function focusedElement(level: Element): { name: string; isInLevel: boolean } {
  const element = document.activeElement
  const name = element?.getAttribute('aria-label') ?? element?.textContent ?? 'nothing'
  return { name, isInLevel: level.contains(element) || element === document.body }
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
