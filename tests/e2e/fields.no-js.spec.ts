import { readFileSync } from 'node:fs'
import path from 'node:path'
import { exportedRoutes, htmlFileOf, SITE_FOLDER } from '../fixtures/exported-site'
import { expect, test } from './site-test'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('phones do not zoom in on a field: its text is at least 16 px', async ({ page }) => {
  const small: string[] = []
  for (const route of routesWithFields()) {
    await page.goto(route)
    const fields = await page.evaluate(() =>
      [...document.querySelectorAll('input, select, textarea')]
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.outerHTML),
    )
    small.push(...fields.map((field) => `${route}: ${field}`))
  }
  expect(small).toEqual([])
})

/** Pages that together have every kind of field. A kind is an element name with the nearest class before it. */
function routesWithFields(): readonly string[] {
  const routes = new Map<string, string>()
  for (const route of exportedRoutes()) {
    const html = readFileSync(path.join(SITE_FOLDER, htmlFileOf(route)), 'utf8')
    for (const { index, 0: field } of html.matchAll(/<(?:input|select|textarea)\b/g)) {
      const near = /.*class="([^"]*)"/s.exec(html.slice(Math.max(0, index - 1000), index))?.[1]
      routes.set(`${field} ${near}`, route)
    }
  }
  expect(routes.size).toBeGreaterThan(4)
  return [...new Set(routes.values())]
}
