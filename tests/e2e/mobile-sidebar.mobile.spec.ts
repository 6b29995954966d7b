import { whenMotionEnds } from './interactive'
import { expect, test } from './site-test'

test('§2 the menu has the sidebar of the page and the main menu', async ({ page, docs }) => {
  const { navbar } = docs
  const { dialog, mainMenu, sidebar, backButton, sidebarButton, closeButton } = docs.mobileSidebar
  await page.setViewportSize({ width: 390, height: 700 })
  await docs.open('/docs/Stream/API/API_Methods/AddEvent')

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

  await test.step('§2 without a sidebar, the menu is the main menu, with the pages to start from', async () => {
    await docs.open('/')
    await navbar.menuButton.tap()
    await expect(mainMenu.getByRole('link', { name: 'FTC', exact: true })).toHaveCount(1)
    await expect(sidebarButton).toHaveCount(0)
    await expect(dialog.getByRole('navigation')).toHaveCount(1 + 2)
  })
})
