import { exportedRoutes } from '../../fixtures/exported-site'
import { axeInBothModes } from '../axe'
import { sidewaysScroll, unreachableBoxes } from '../reflow'
import { expect, expectSoon, test } from '../site-test'
import { smallTargets } from '../targets'

const WIDTHS = [1440, 390] as const

test.slow()

for (const route of exportedRoutes()) {
  test(`axe finds nothing on ${route}, in both color modes, at 1440 and 390 px`, async ({
    page,
    docs,
  }) => {
    await docs.open(route)
    // Open all collapsed content.
    await page.evaluate(() => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>('main details'))
        details.open = true
    })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await axeInBothModes(page), `${width} px`).toEqual([])
    }
    expect.soft(await smallTargets(page)).toEqual([])
    // Select the tabs at each position in turn.
    const lists = docs.main.locator('.tab-list')
    const variants = await lists.evaluateAll((boxes) =>
      Math.max(0, ...boxes.map(({ children }) => children.length)),
    )
    for (let variant = 1; variant <= variants; variant += 1) {
      await page.evaluate((index) => {
        const tabs = document.querySelectorAll<HTMLElement>(`.tab-label:nth-child(${index}) input`)
        for (const tab of tabs) tab.click()
      }, variant)
      expect.soft(await axeInBothModes(page, '.tabs'), `variant ${variant}`).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 256 })
    expect.soft(await sidewaysScroll(page), '320 px').toBe(0)
    // Scrollable boxes are measured again in the next frame.
    await expectSoon(() => unreachableBoxes(page)).toEqual([])
  })
}
