import { FTC_LANDING, STREAM_LANDING } from '../fixtures/design-routes'
import { whenMotionEnds } from './interactive'
import { tap } from './readers'
import { expect, test } from './site-test'

test('§2 the menu has the sidebar of the page and the main menu', async ({ page, docs }) => {
  const { navbar } = docs
  const { dialog, mainMenu, sidebar, backButton, sidebarButton, closeButton } = docs.mobileSidebar
  await page.setViewportSize({ width: 390, height: 700 })
  await docs.open('/docs/Stream/API/API_Methods/AddEvent')

  await test.step('§2 menu button opens the menu with the sidebar of the product', async () => {
    await expect(navbar.items).toBeHidden()
    await expect(docs.sidebar.tree).toBeHidden()
    await expect(navbar.menuButton).toHaveAttribute('aria-expanded', 'false')
    await tap(navbar.menuButton)
    await expect(dialog).toBeInViewport()
    await expect(mainMenu).toBeHidden()
    await expect(backButton).toBeInViewport({ ratio: 1 })
    await expect(sidebar.currentLinks).toHaveText(['AddEvent'])
    await expect(sidebar.currentLinks).toBeInViewport({ ratio: 1 })
  })

  await test.step('a very long sidebar scrolls in the menu, and the page behind it does not', async () => {
    const last = sidebar.link(/^FAQ/)
    await expect(last).not.toBeInViewport()
    await page.mouse.move(150, 500)
    for (let round = 0; round < 5; round += 1) await page.mouse.wheel(0, 3000)
    await expect(last).toBeInViewport()
    await expect(backButton).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  await test.step('§2 going back from the main menu shows the sidebar unchanged', async () => {
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

  await test.step('§2 the main menu has all navbar items on the first screen', async () => {
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
    const language = mainMenu.locator('summary', { hasText: 'Language: English' })
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
  })

  await test.step('§2 the menu works by keyboard, and focus follows', async () => {
    await closeButton.press('Enter')
    await expect(navbar.menuButton).toBeFocused()
    await navbar.menuButton.press('Enter')
    await expect(backButton).toBeFocused()
    await sidebar.toggle('Event attributes').press('Enter')
    await expect(sidebar.link('Slot')).toBeVisible()
    await backButton.press('Enter')
    await expect(sidebarButton).toBeFocused()
    await sidebarButton.press('Enter')
    await expect(backButton).toBeFocused()
  })

  await test.step('§2 with reduced motion, the menu and its levels appear at once', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(dialog).toHaveCSS('animation-duration', '0s')
    await expect(sidebar.tree).toHaveCSS('transition-duration', '0s')
  })

  await test.step('§2 without a sidebar the menu is the main menu, with the pages to start from; on /docs it has all documentation', async () => {
    await docs.open('/')
    await tap(navbar.menuButton)
    await expect(mainMenu.getByRole('link')).toHaveCount(4 + 2 + 10)
    await expect(dialog.getByRole('button')).toHaveCount(2)
    await expect(dialog.getByRole('navigation')).toHaveCount(1 + 2)
    await docs.open('/docs')
    await tap(navbar.menuButton)
    const tree = dialog.getByRole('navigation', { name: /^Documentation$/ })
    await expect(tree.getByRole('link')).toHaveText(['FTC', 'Stream'])
  })
})
