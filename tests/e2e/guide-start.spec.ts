import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isGuide } from '../../lib/content/pages/layout'
import { exportedFiles, SITE_FOLDER } from '../fixtures/exported-site'
import { combinations, MATRIX } from './matrix'
import { expect, test } from './site-test'

const all = exportedFiles()
  .filter((file) => file.endsWith('.html') && isGuide(`/${file}`))
  .filter((file) => readFileSync(`${SITE_FOLDER}/${file}`, 'utf8').includes('class="steps"'))
  .map((file) => `/${file.replace(/\.html$/, '')}`)
/** Every day the guides outside of the many tutorials, and the first of those. */
const everyday = all.filter(
  (route, index) =>
    !route.includes('/Tutorials/') ||
    all.findIndex((other) => dirname(other) === dirname(route)) === index,
)
const GUIDES = combinations(
  everyday,
  all.filter((route) => !everyday.includes(route)),
)
/** The longest way to the first step, in pixels, by the width of the window. */
const MOST = [
  [1440, 2200],
  [390, 3000],
] as const

test('every guide reaches its first step soon after its title', MATRIX, async ({ page }) => {
  expect(GUIDES.length).toBeGreaterThan(8)
  for (const route of GUIDES) {
    await page.goto(route, { waitUntil: 'domcontentloaded' })
    for (const [width, most] of MOST) {
      await page.setViewportSize({ width, height: 900 })
      const title = await page.getByRole('heading', { level: 1 }).boundingBox()
      const step = await page.locator('#guide-start').boundingBox()
      const distance = (step?.y ?? Infinity) - (title?.y ?? 0)
      expect.soft(distance, `${route} at ${width} px`).toBeLessThanOrEqual(most)
    }
  }
})
