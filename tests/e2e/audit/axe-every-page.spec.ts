import { exportedRoutes } from '../../fixtures/exported-site'
import { axeInBothModes } from '../axe'
import { scrollWidth, unreachableBoxes } from '../reflow'
import { expect, test } from '../site-test'
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
    const tabs = docs.main.locator('[data-tab-index]')
    const variants = await tabs.evaluateAll((radios) =>
      Math.max(0, ...radios.map((radio) => Number(radio.getAttribute('data-tab-index')))),
    )
    for (let variant = 1; variant <= variants; variant += 1) {
      await page.evaluate((index) => {
        for (const radio of document.querySelectorAll<HTMLInputElement>(
          `[data-tab-index="${index}"]`,
        ))
          radio.click()
      }, variant)
      expect.soft(await axeInBothModes(page, '.tabs'), `variant ${variant}`).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 256 })
    expect.soft(await scrollWidth(page), '320 px').toBe(320)
    // Scrollable boxes are measured again in the next frame.
    await expect.poll(() => unreachableBoxes(page)).toEqual([])
  })
}
