import { SHORT_GUIDE } from '../fixtures/page-kinds'
import { axeInMode, chooseColorMode } from './axe'
import { whenMotionEnds } from './interactive'
import { expect, test } from './site-test'

test('with more contrast, text and borders stand out more', async ({ page, docs }) => {
  const border = () => docs.navbar.bar.evaluate((bar) => getComputedStyle(bar).borderBlockEndColor)
  await docs.open(SHORT_GUIDE)
  for (const mode of ['light', 'dark'] as const) {
    await page.emulateMedia({ contrast: 'no-preference' })
    await chooseColorMode(page, mode)
    await whenMotionEnds(page)
    const before = await border()
    await page.emulateMedia({ contrast: 'more' })
    const scope = { rules: ['color-contrast-enhanced'] }
    expect.soft(await axeInMode(page, mode, scope)).toEqual([])
    expect.soft(await border()).not.toBe(before)
  }
})
