import { SHORT_GUIDE } from '../fixtures/page-kinds'
import { axeViolations } from './axe'
import { combinations, MATRIX } from './matrix'
import { expect, test } from './site-test'

const ADD_EVENT = '/docs/Stream/API/API_Methods/AddEvent'

for (const [mode, routes] of [
  ['light', combinations([SHORT_GUIDE], [ADD_EVENT, '/'])],
  ['dark', combinations([ADD_EVENT, '/'], [SHORT_GUIDE])],
] as const) {
  test(`with more contrast, text and borders show, ${mode}`, MATRIX, async ({ page, docs }) => {
    test.slow()
    await page.emulateMedia({ contrast: 'more' })
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode)
    for (const route of routes) {
      await docs.open(route)
      expect
        .soft(await axeViolations(page, { rules: ['color-contrast-enhanced'] }), route)
        .toEqual([])
    }
    const colors = await page
      .locator('header')
      .first()
      .evaluate((bar) => {
        const { borderBlockEndColor, backgroundColor } = getComputedStyle(bar)
        return [borderBlockEndColor, backgroundColor]
      })
    const [low = 0, high = 0] = colors.map(luminance).sort((a, b) => a - b)
    expect((high + 0.05) / (low + 0.05)).toBeGreaterThanOrEqual(3)
  })
}

/** @param color as `rgb(0, 0, 0)` */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map((part) => {
    const share = Number(part) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
