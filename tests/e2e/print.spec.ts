import { STREAM_LANDING } from '../fixtures/design-routes'
import { axeViolations } from './axe'
import { expect, test } from './site-test'

test('a printed guide is complete, in light colors', async ({ page, docs, values }) => {
  await test.step('print shows only the article, in light colors, with the URLs of links', async () => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await docs.open(STREAM_LANDING)
    await page.emulateMedia({ media: 'print' })
    await expect(docs.title).toBeVisible()
    for (const role of ['banner', 'contentinfo', 'navigation'] as const)
      await expect(page.getByRole(role)).toHaveCount(0)
    for (const chrome of [docs.announcement, docs.backToTop, docs.skipLink])
      await expect(chrome).toBeHidden()
    const look = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body)
      const link = document.querySelector('.prose p a[href^="http"]') ?? document.body
      const [sheet, text] = ['main', '.prose > p'].map(
        (part) => document.querySelector(part)?.getBoundingClientRect().width ?? 0,
      )
      const url = getComputedStyle(link, '::after').content
      return { backgroundColor, color, sheet, text, url }
    })
    expect(look.backgroundColor).toBe('rgb(255, 255, 255)')
    expect(look.color).toBe('rgb(0, 0, 0)')
    expect(look.url).toContain('https://techdocs.akamai.com')
    expect(look.text, 'measure').toBeGreaterThan((look.sheet ?? 0) * 0.85)
    const scope = { within: '.step:nth-child(-n + 3)', rules: ['color-contrast'] }
    expect(await axeViolations(page, scope), 'dark mode').toEqual([])
  })

  await test.step('print has every variant of a guide, none of its controls, and no clipped code', async () => {
    await page.setViewportSize({ width: 700, height: 1000 })
    await expect(docs.toc.summary).toBeHidden()
    await expect(values.clearButton).toBeHidden()
    await expect(docs.main.getByRole('button').filter({ visible: true })).toHaveCount(0)
    for (const folded of [docs.main.locator('[data-tab]'), docs.main.locator('.fold > p')]) {
      expect(await folded.count()).toBeGreaterThan(3)
      await expect(folded.filter({ visible: false })).toHaveCount(0)
    }
    const cut = await docs.main
      .locator('.code pre, .table')
      .evaluateAll((boxes) =>
        boxes.filter((box) => box.scrollWidth > box.clientWidth + 1).map((box) => box.textContent),
      )
    expect(cut).toEqual([])
  })
})
