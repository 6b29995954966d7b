import { isFocusLost, whenArticleHydrated } from './interactive'
import { expect, test } from './site-test'

const ADD_EVENT = '/docs/Stream/API/API_Methods/AddEvent'

test('§2 the menu closes by key, tap, navigation, and widening', async ({ page, docs }) => {
  const { menuButton } = docs.navbar
  const { dialog, sidebar, backButton, closeButton } = docs.mobileSidebar
  await docs.open(ADD_EVENT)
  await whenArticleHydrated(page)

  await test.step('§2 Escape closes the menu and gives focus back to its button', async () => {
    await menuButton.press('Enter')
    await backButton.press('Enter')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(menuButton).toBeFocused()
    await expect(menuButton).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('§2 the close button and a tap outside close the menu', async () => {
    await menuButton.tap()
    await closeButton.tap()
    await expect(menuButton).toHaveAttribute('aria-expanded', 'false')
    await menuButton.tap()
    await expect(dialog).toBeSeen()
    await page.touchscreen.tap(380, 500)
    await expect(dialog).toBeHidden()
  })

  await test.step('§4 a route change closes the menu, and so does going back', async () => {
    await menuButton.tap()
    await sidebar.link(/^DeleteEvent/).tap()
    await expect(docs.title).toHaveTextSoon('DeleteEvent')
    await expect(menuButton).toHaveAttribute('aria-expanded', 'false')
    await menuButton.tap()
    await expect(dialog).toBeSeen()
    await docs.goBack('AddEvent')
    await expect(dialog).toBeHidden()
  })

  await test.step('§9 at 995 px, the menu button is visible instead', async () => {
    await page.setViewportSize({ width: 995, height: 844 })
    await expect(docs.sidebar.tree).toBeHidden()
    await expect(docs.navbar.items).toBeHidden()
    await docs.navbar.whenShown()
    await menuButton.tap()
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
    await expect(docs.navbar.link('FTC')).toBeSeen()
    await expect(menuButton).toBeHidden()
    // §2 The items are on the right side.
    const items = await docs.navbar.items.boundingBox()
    expect((items?.x ?? 0) + (items?.width ?? 0)).toBeGreaterThan(900)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(menuButton).toHaveAttribute('aria-expanded', 'false')
  })
})
