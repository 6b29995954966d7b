import { EVERYDAY_KINDS, SIMILAR_KINDS } from '../fixtures/page-kinds'
import { whenMotionEnds } from './interactive'
import { combinations, MATRIX } from './matrix'
import { scrollWidth, unreachableBoxes, wideBoxes } from './reflow'
import { expect, test } from './site-test'
import { smallTargets } from './targets'

const TOUCH_TARGET = 44

test.use({ viewport: { width: 320, height: 640 }, expectedMessages: [/status of 404/] })

const KINDS = combinations(EVERYDAY_KINDS, SIMILAR_KINDS)
/** A page without a sidebar, and one with a sidebar. */
const withMenu = combinations(
  ['home page', 'API method'],
  KINDS.map(({ kind }) => kind),
)

test('a page of each kind and its menu fit 320 px', MATRIX, async ({ page, docs }) => {
  test.slow()
  for (const { kind, route } of KINDS)
    await test.step(`the ${kind} and its menu fit 320 px, with large enough touch targets`, async () => {
      await page.setViewportSize({ width: 320, height: 640 })
      await docs.open(route)
      expect(await scrollWidth(page)).toBe(320)
      // Scrolling boxes become tab stops once they are laid out.
      await expect.poll(() => unreachableBoxes(page)).toEqual([])
      if (await docs.toc.summary.isVisible()) await docs.toc.summary.tap()
      expect(await scrollWidth(page), 'with the table of contents').toBe(320)
      expect.soft(await smallTargets(page)).toEqual([])
      expect.soft(await smallTargets(page, TOUCH_TARGET, 'header')).toEqual([])
      if (!withMenu.includes(kind)) return
      // A window of 1280 by 1024 px at 400% zoom.
      await page.setViewportSize({ width: 320, height: 256 })
      await whenMotionEnds(page)
      await docs.navbar.menuButton.tap()
      await expect(docs.mobileSidebar.closeButton).toBeInViewport({ ratio: 1 })
      const menu = await docs.mobileSidebar.dialog.evaluate((dialog) => ({
        content: dialog.scrollWidth,
        box: dialog.clientWidth,
      }))
      expect(menu.content).toBe(menu.box)
      expect(await scrollWidth(page), 'with the menu').toBe(320)
      expect.soft(await smallTargets(page, TOUCH_TARGET, 'dialog')).toEqual([])
      const { backButton } = docs.mobileSidebar
      if (!(await backButton.isVisible())) return
      await backButton.tap()
      expect.soft(await smallTargets(page, TOUCH_TARGET, 'dialog')).toEqual([])
    })
})

test('search fits 320 px, with large enough touch targets', async ({ page, docs, modal }) => {
  await docs.open('/docs')
  await docs.navbar.bar.getByRole('link', { name: 'Search docs' }).tap()
  await modal.searchFor('create cluster')
  expect(await modal.dialog.evaluate((dialog) => dialog.scrollWidth)).toBeLessThanOrEqual(320)
  expect.soft(await smallTargets(page, TOUCH_TARGET, 'dialog')).toEqual([])
  await page.setViewportSize({ width: 320, height: 256 })
  await expect(modal.input).toBeInViewport({ ratio: 1 })
  await expect(modal.activeOption).toBeInViewport()
})

test('at 400% zoom, tables scroll by keyboard, and the menu works', async ({ page, docs }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await docs.open('/docs/Stream/Release_Notes/Technical_Specification')
  expect((await wideBoxes(page)).length).toBeGreaterThan(0)
  const table = docs.main.locator('[aria-label^="Table: "][tabindex]').first()
  await table.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0)
  await docs.open('/docs/Stream/Installation_Guides/Kubernetes/Akamai')
  // Scrolling down to a table hides the navbar; scrolling up shows it.
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  await page.evaluate(() => window.scrollBy({ top: -50, behavior: 'instant' }))
  await expect(docs.navbar.menuButton).toBeInViewport({ ratio: 1 })
  await docs.navbar.menuButton.tap()
  await docs.mobileSidebar.sidebar.link('AWS').tap()
  await expect(docs.title).toHaveText('Install Stream on AWS Kubernetes')
})
