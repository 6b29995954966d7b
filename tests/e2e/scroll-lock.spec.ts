import type { Page } from '@playwright/test'
import { whenArticleHydrated, whenMotionEnds, whenQuiet } from './interactive'
import { noteShifts, shiftsOf } from './layout-shifts'
import { expect, test } from './site-test'

// A browser whose scrollbars take up space, as on Windows and Linux.
test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
})

const TUTORIAL = '/docs/FTC/Tutorials/Logo_Filter'

/** The places of all elements in the window; dialogs have their own headers and footers. */
function placesIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('header *, main, main *, footer *')]
      .filter((element) => element.closest('dialog') === null)
      .map((element) => {
        const { left, top, width } = element.getBoundingClientRect()
        return `${element.tagName} ${left} ${top} ${width}`
      }),
  )
}

test('§4 menu and search neither move nor scroll the page', async ({ page, docs, modal }) => {
  const menu = {
    open: () => docs.navbar.menuButton.click(),
    dialog: docs.mobileSidebar.dialog,
  }
  const search = { open: () => modal.open(), dialog: modal.dialog }
  await noteShifts(page)
  for (const [width, route, openers] of [
    [600, TUTORIAL, [menu, search]],
    [1100, '/docs/Stream/Installation_Guides/Downloads', [search]],
    [1280, '/docs/Stream/API/API_Methods/AddEvent', [search]],
    [1900, TUTORIAL, [search]],
  ] as const)
    await test.step(`${route} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 700 })
      await docs.open(route)
      await whenArticleHydrated(page)
      // Down, then up a little, so that the navbar is visible.
      await page.evaluate(() => window.scrollTo(0, 600))
      await expect(docs.navbar.brand).not.toBeInViewport()
      await page.evaluate(() => window.scrollTo(0, 500))
      await expect(docs.navbar.brand).toBeSeen()
      await whenMotionEnds(page)
      await whenQuiet(page)
      const before = await placesIn(page)
      const space = await page.evaluate(() => document.documentElement.clientWidth)
      expect(space, 'the scrollbar takes up space').toBeLessThan(width)
      const shifts = await shiftsOf(page)
      for (const { open, dialog } of openers) {
        await open()
        await expect(dialog).toBeSeen()
        expect(await placesIn(page)).toEqual(before)
        await page.mouse.move(width - 3, 600)
        await page.mouse.wheel(0, 500)
        expect(await page.evaluate(() => window.scrollY)).toBe(500)
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
        expect(await placesIn(page)).toEqual(before)
        expect(await shiftsOf(page)).toEqual(shifts)
      }
    })
})
