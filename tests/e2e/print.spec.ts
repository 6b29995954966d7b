import { RELEASE_NOTES_ROUTE } from '../../lib/site/constants'
import { STREAM_LANDING } from '../fixtures/design-routes'
import { expect, test } from './site-test'

test('a printed guide is complete, in light colors, without controls', async ({ page, docs }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.setViewportSize({ width: 700, height: 1000 })
  await docs.open(STREAM_LANDING)
  await page.emulateMedia({ media: 'print' })
  await expect(docs.title).toBeSeen()
  for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  for (const chrome of [docs.announcement, docs.skipLink, docs.toc.summary])
    await expect(chrome).toBeHidden()
  const look = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body)
    const link =
      document.querySelector('.prose p:not(.callout *) a[href^="https://techdocs"]') ??
      document.body
    const { content: url } = getComputedStyle(link, '::after')
    return { backgroundColor, color, link: getComputedStyle(link).color, url }
  })
  expect(look.backgroundColor).toBe('rgb(255, 255, 255)')
  expect(look.color).toBe('rgb(0, 0, 0)')
  // Stream's accent color in light mode.
  expect(look.link).toBe('rgb(10, 110, 103)')
  expect(look.url).toContain('https://techdocs.akamai.com')
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

test('the chosen system and the filtered notes are printed alone', async ({ page, docs }) => {
  await docs.open(STREAM_LANDING)
  const panels = docs.main.locator('[data-tab="Linux"], [data-tab="macOS"], [data-tab="Windows"]')
  await docs.main.getByRole('radio', { name: 'Windows' }).first().check({ force: true })
  await page.emulateMedia({ media: 'print' })
  const printed = panels.filter({ visible: true })
  await expect(printed.first()).toBeVisible()
  const labels = await printed.evaluateAll((all) => all.map((one) => one.getAttribute('data-tab')))
  expect(new Set(labels)).toEqual(new Set(['Windows']))

  await page.emulateMedia({ media: 'screen' })
  await docs.open(`${RELEASE_NOTES_ROUTE}?from=5.4`)
  await page.emulateMedia({ media: 'print' })
  const entries = docs.main.locator('.entries > li')
  const shown = await entries.filter({ visible: true }).count()
  expect(shown).toBeGreaterThan(0)
  expect(shown).toBeLessThan(await entries.count())
})
