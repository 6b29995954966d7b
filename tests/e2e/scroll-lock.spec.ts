import type { Page } from '@playwright/test'
import { whenArticleHydrated, whenQuiet } from './interactive'
import { noteShifts, shiftsOf } from './layout-shifts'
import { expect, test } from './site-test'

// A browser whose scrollbars take up space, as on Windows and Linux.
test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
})

const WIDTH = 800

/** Left and right edges of the page's parts, from the navbar to the button in the footer, in pixels. */
function edgesOf(page: Page): Promise<readonly number[]> {
  return page.evaluate(() =>
    ['header', 'main', 'main h2', 'footer', 'button[aria-label="Back to top"]'].flatMap(
      (selector) => {
        // Dialogs have their own headers and footers.
        const box = document.querySelector(`${selector}:not(dialog *)`)?.getBoundingClientRect()
        return box === undefined ? [] : [box.left, box.right]
      },
    ),
  )
}

test('§4 menu and search neither move nor scroll the page', async ({ page, docs, modal }) => {
  await noteShifts(page)
  await page.setViewportSize({ width: WIDTH, height: 700 })
  await docs.open('/docs/FTC/Tutorials/Logo_Filter')
  // Scroll down, then up a little, so that the navbar is visible.
  await page.evaluate(() => window.scrollTo(0, 1500))
  await page.evaluate(() => window.scrollTo(0, 1400))
  const before = await edgesOf(page)
  expect(before).toHaveLength(10)
  expect(before[1], 'the scrollbar takes up space').toBeLessThan(WIDTH)
  const shifts = await shiftsOf(page)

  for (const { open, dialog } of [
    { open: () => docs.navbar.menuButton.click(), dialog: docs.mobileSidebar.dialog },
    { open: () => modal.open(), dialog: modal.dialog },
  ]) {
    await open()
    await expect(dialog).toBeSeen()
    expect(await edgesOf(page)).toEqual(before)
    const y = await page.evaluate(() => window.scrollY)
    await page.mouse.move(WIDTH - 3, 600)
    await page.mouse.wheel(0, 500)
    expect(await page.evaluate(() => window.scrollY)).toBe(y)

    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect(await edgesOf(page)).toEqual(before)
    expect(await shiftsOf(page)).toEqual(shifts)
  }
})

test('opening search moves nothing, however wide the window is', async ({ page, docs, modal }) => {
  const boxes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header *, main, main *, footer *')].map((element) => {
        const { left, top, width } = element.getBoundingClientRect()
        return `${element.tagName} ${left} ${top} ${width}`
      }),
    )
  for (const [width, route] of [
    [1280, '/docs/Stream/API/API_Methods/AddEvent'],
    [1100, '/docs/Stream/Installation_Guides/Downloads'],
    [1900, '/docs/FTC/Tutorials/Logo_Filter'],
  ] as const)
    await test.step(`${route} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 700 })
      await docs.open(route)
      await whenArticleHydrated(page)
      await whenQuiet(page)
      const before = await boxes()
      await modal.open()
      expect(await boxes()).toEqual(before)
      await modal.close()
    })
})
