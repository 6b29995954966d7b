import { expect, test } from './site-test'

/** Smallest size of text in a drawing, in pixels. */
const LEAST = 10.9

test('the text of drawings is readable on a phone and on a wide screen', async ({ page, docs }) => {
  for (const [route, drawing] of [
    ['/docs/FTC/Tutorials/Cluster_Redundancy', '.diagram svg'],
    ['/docs/FTC/Tutorials/SNMP_Setup_and_Testing', 'svg.window'],
  ] as const)
    await test.step(`drawings of ${route}`, async () => {
      await docs.open(route)
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true
      })
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const shown = docs.main.locator(drawing).filter({ visible: true })
        await expect(shown).not.toHaveCount(0)
        const sizes = await shown.locator('text').evaluateAll((texts) =>
          texts.map((text) => {
            const scale = text instanceof SVGTextElement ? (text.getScreenCTM()?.a ?? 0) : 0
            return Number.parseFloat(getComputedStyle(text).fontSize) * scale
          }),
        )
        expect.soft(Math.min(...sizes), `at ${width} px`).toBeGreaterThanOrEqual(LEAST)
      }
    })
})
