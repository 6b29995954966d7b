import { exportedRoutes } from '../fixtures/exported-site'
import { expect, test } from './site-test'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('phones do not zoom in on a field: each has letters of 16 px at least', async ({ page }) => {
  const sizes = new Map<string, number>()
  for (const route of exportedRoutes()) {
    await page.goto(route, { waitUntil: 'domcontentloaded' })
    const fields = await page.evaluate(() =>
      [...document.querySelectorAll('input, select, textarea')].map((field) => ({
        name: `${field.tagName} ${field.getAttribute('name') ?? field.getAttribute('type')}`,
        size: Number.parseFloat(getComputedStyle(field).fontSize),
      })),
    )
    for (const { name, size } of fields) sizes.set(`${route} ${name}`, size)
  }
  expect(sizes.size).toBeGreaterThan(exportedRoutes().length)
  expect([...sizes].filter(([, size]) => size < 16)).toEqual([])
})
