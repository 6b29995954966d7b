import { expect, test } from './site-test'

test('drawings fit a phone, and text is readable on all screens', async ({ page, docs }) => {
  for (const route of ['/', '/docs/FTC', '/docs/FTC/Tutorials/Video_Segments'])
    await test.step(`drawings of ${route}`, async () => {
      await docs.open(route)
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll<HTMLDetailsElement>('details:not(:has(nav))'))
          fold.open = true
      })
      for (const width of [320, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const shown = docs.main.locator('svg:has(text)').filter({ visible: true })
        await shown.first().scrollIntoViewIfNeeded()
        await expect(shown.first()).toBeSeen()
        const sizes = await shown.locator('text').evaluateAll((texts) =>
          texts.map((text) => {
            const scale = text instanceof SVGTextElement ? (text.getScreenCTM()?.a ?? 0) : 0
            return Number.parseFloat(getComputedStyle(text).fontSize) * scale
          }),
        )
        expect.soft(Math.min(...sizes), `at ${width} px`).toBeGreaterThanOrEqual(10.9)
        expect.soft(Math.max(...sizes), `at ${width} px`).toBeLessThan(16)
        await expect.soft(docs.title).toHaveCSS('font-size', /^(2[89]|[3-9])/)
        const hidden = await shown
          .locator('..')
          .evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth))
        expect.soft(Math.max(...hidden), `at ${width} px`).toBe(0)
      }
    })
})

test('a window is beside the words with its numbers if both fit', async ({ page, docs }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await docs.open('/docs/FTC/Tutorials/Logo_Filter')
  for (const part of ['.step:first-child', '.tab-panel:nth-child(2)']) {
    const boxes = docs.main.locator(`${part} > :is(ol, .diagram)`)
    const starts = await boxes.evaluateAll((all) => all.map((box) => box.getBoundingClientRect().x))
    expect(new Set(starts).size, part).toBe(2)
  }
})
