import { PAGE_KINDS } from '../fixtures/page-kinds'
import { sidewaysScroll, unreachableBoxes } from './reflow'
import { expect, expectSoon, test } from './site-test'
import { smallTargets } from './targets'

const TOUCH_TARGET = 44
/** Phones zoom in on a field with smaller text, in pixels. */
const FIELD_TEXT = 16

test.use({ viewport: { width: 320, height: 640 } })

test('pages, menu, and search fit 320 px', async ({ page, docs, modal }) => {
  test.slow()
  for (const { kind, route } of PAGE_KINDS)
    await test.step(`the ${kind} fits, with large enough touch targets and fields`, async () => {
      await docs.open(route)
      expect(await sidewaysScroll(page)).toBe(0)
      // Scrolling boxes become tab stops once they are laid out.
      await expectSoon(() => unreachableBoxes(page)).toEqual([])
      if (await docs.toc.summary.isVisible()) await docs.toc.summary.tap()
      expect(await sidewaysScroll(page), 'with the table of contents').toBe(0)
      expect.soft(await smallTargets(page)).toEqual([])
      expect.soft(await smallTargets(page, TOUCH_TARGET, ':is(header, .guide-links)')).toEqual([])
      const small = await page.locator('input, select, textarea').evaluateAll((fields, least) => {
        const textOf = (field: Element) => Number.parseFloat(getComputedStyle(field).fontSize)
        return fields.filter((field) => textOf(field) < least).map(({ outerHTML }) => outerHTML)
      }, FIELD_TEXT)
      expect.soft(small).toEqual([])
    })

  // A window of 1280 by 1024 px at 400% zoom.
  await page.setViewportSize({ width: 320, height: 256 })
  const { dialog, closeButton, backButton } = docs.mobileSidebar

  await test.step('the menu fits, with large enough touch targets', async () => {
    await docs.open('/docs/Stream/FAQ')
    await docs.navbar.menuButton.tap()
    await expect(closeButton).toBeSeen()
    expect(await dialog.evaluate((menu) => menu.scrollWidth - menu.clientWidth)).toBe(0)
    expect.soft(await smallTargets(page, TOUCH_TARGET, 'dialog')).toEqual([])
    await backButton.tap()
    expect.soft(await smallTargets(page, TOUCH_TARGET, 'dialog')).toEqual([])
    await closeButton.tap()
  })

  await test.step('search fits, with large enough touch targets', async () => {
    await docs.navbar.bar.getByRole('button', { name: 'Search docs' }).tap()
    await modal.searchFor('create cluster')
    expect(await modal.dialog.evaluate((box) => box.scrollWidth)).toBeLessThanOrEqual(320)
    expect.soft(await smallTargets(page, TOUCH_TARGET, 'dialog')).toEqual([])
    await expect(modal.input).toBeSeen()
  })
})
