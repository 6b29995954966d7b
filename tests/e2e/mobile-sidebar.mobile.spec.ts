import { isFocusLost, whenArticleHydrated, whenMotionEnds } from './interactive'
import { expect, test } from './site-test'

test('§2 the menu has sidebar and main menu, and closes in many ways', async ({ page, docs }) => {
  const { navbar } = docs
  const { dialog, mainMenu, sidebar, backButton, sidebarButton, closeButton } = docs.mobileSidebar
  await page.setViewportSize({ width: 390, height: 700 })
  await docs.open('/docs/Stream/API/API_Methods/AddEvent')
  await whenArticleHydrated(page)

  await test.step('§2 menu button opens the menu with the sidebar of the product', async () => {
    await expect(navbar.menuButton).toHaveAttribute('aria-expanded', 'false')
    await navbar.menuButton.tap()
    await expect(dialog).toBeSeen()
    await expect(mainMenu).toBeHidden()
    await expect(backButton).toBeSeen()
    await expect(sidebar.currentLinks).toHaveText(['AddEvent'])
    await expect(sidebar.currentLinks).toBeSeen()
  })

  await test.step('§2 going back from the main menu shows the sidebar unchanged', async () => {
    await sidebar.toggle('Tutorials').tap()
    const link = sidebar.link(/^Primary and backup/)
    await expect(link).toBeSeen()
    await whenMotionEnds(page)
    const place = await link.boundingBox()
    await backButton.tap()
    await expect(sidebar.tree).toBeHidden()
    await sidebarButton.tap()
    await whenMotionEnds(page)
    expect(await link.boundingBox()).toEqual(place)
  })

  await test.step('§2 the main menu has all navbar items on the first screen', async () => {
    await backButton.tap()
    await expect(mainMenu.getByRole('link')).toHaveCount(3)
    await expect(mainMenu.getByRole('link', { name: 'Stream' })).toHaveAttribute('aria-current')
    const language = mainMenu.locator('summary', { hasText: 'Language: English' })
    const colorMode = mainMenu.getByRole('button', { name: 'Color mode: light' })
    const rows = mainMenu.getByRole('link').or(language).or(colorMode).or(sidebarButton)
    await whenMotionEnds(page)
    for (const row of await rows.all()) await expect(row).toBeSeen()
    await language.tap()
    await expect(mainMenu.getByText('English', { exact: true })).toHaveAttribute('lang', 'en')
    await colorMode.tap()
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
    await expect(dialog).toBeSeen()
  })

  await test.step('§2 the menu works by keyboard, and focus follows', async () => {
    await closeButton.press('Enter')
    await expect(navbar.menuButton).toBeFocused()
    await expect(navbar.menuButton).toHaveAttribute('aria-expanded', 'false')
    await navbar.menuButton.press('Enter')
    await expect(backButton).toBeFocused()
    await backButton.press('Enter')
    await expect(sidebarButton).toBeFocused()
    await sidebarButton.press('Enter')
    await expect(backButton).toBeFocused()
  })

  await test.step('§2 Escape closes the menu and gives focus back to its button', async () => {
    await backButton.press('Enter')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(navbar.menuButton).toBeFocused()
    await expect(navbar.menuButton).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('§2 the close button and a tap outside close the menu', async () => {
    await navbar.menuButton.tap()
    await closeButton.tap()
    await expect(navbar.menuButton).toHaveAttribute('aria-expanded', 'false')
    await navbar.menuButton.tap()
    await expect(dialog).toBeSeen()
    await page.touchscreen.tap(380, 500)
    await expect(dialog).toBeHidden()
  })

  await test.step('§4 a route change closes the menu, and so does going back', async () => {
    await navbar.menuButton.tap()
    await sidebar.link(/^DeleteEvent/).tap()
    await expect(docs.title).toHaveTextSoon('DeleteEvent')
    await expect(navbar.menuButton).toHaveAttribute('aria-expanded', 'false')
    await navbar.menuButton.tap()
    await expect(dialog).toBeSeen()
    await docs.goBack('AddEvent')
    await expect(dialog).toBeHidden()
  })

  await test.step('§9 at 995 px, the menu button is visible instead', async () => {
    await page.setViewportSize({ width: 995, height: 844 })
    await expect(docs.sidebar.tree).toBeHidden()
    await expect(navbar.items).toBeHidden()
    await navbar.whenShown()
    await navbar.menuButton.tap()
    await expect(sidebar.link('Introduction')).toBeSeen()
  })

  await test.step('§4 widening to the desktop breakpoint closes the menu', async () => {
    await page.setViewportSize({ width: 996, height: 844 })
    await expect(dialog).toBeHidden()
    expect(await isFocusLost(page)).toBe(false)
    await page.mouse.move(700, 200)
    await page.mouse.wheel(0, 200)
    await expect(page).toBeScrolledTo(200)
    await page.evaluate(() => window.scrollTo(0, 0))
  })

  await test.step('§9 from 996 px, sidebar and navbar items are visible, and the menu button is not', async () => {
    await expect(docs.sidebar.link('Introduction')).toBeSeen()
    await expect(navbar.link('FTC')).toBeSeen()
    await expect(navbar.menuButton).toBeHidden()
    // §2 The items are on the right side.
    const items = await navbar.items.boundingBox()
    expect((items?.x ?? 0) + (items?.width ?? 0)).toBeGreaterThan(900)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(navbar.menuButton).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('§2 without a sidebar, the menu is the main menu, with the pages to start from', async () => {
    await docs.open('/')
    await navbar.menuButton.tap()
    await expect(mainMenu.getByRole('link', { name: 'FTC', exact: true })).toHaveCount(1)
    await expect(sidebarButton).toHaveCount(0)
    await expect(dialog.getByRole('navigation')).toHaveCount(1 + 2)
  })
})
