import { readFileSync } from 'node:fs'
import { isGuide } from '../../lib/content/pages/layout'
import { exportedFiles, SITE_FOLDER } from '../fixtures/exported-site'
import { expect, test } from './site-test'

const GUIDES = exportedFiles()
  .filter((file) => file.endsWith('.html') && isGuide(`/${file}`))
  .filter((file) => readFileSync(`${SITE_FOLDER}/${file}`, 'utf8').includes('class="steps"'))
  .map((file) => `/${file.replace(/\.html$/, '')}`)

for (const { width, most } of [
  { width: 1440, most: 2200 },
  { width: 390, most: 3000 },
])
  test(`at ${width} px every guide reaches its first step within ${most} px of its title`, async ({
    page,
  }) => {
    expect(GUIDES.length).toBeGreaterThan(30)
    await page.setViewportSize({ width, height: 900 })
    const late: string[] = []
    for (const route of GUIDES) {
      await page.goto(route, { waitUntil: 'domcontentloaded' })
      const title = await page.getByRole('heading', { level: 1 }).boundingBox()
      const step = await page.locator('#guide-start').boundingBox()
      const distance = (step?.y ?? Infinity) - (title?.y ?? 0)
      if (distance > most) late.push(`${route}: ${Math.round(distance)}`)
    }
    expect(late).toEqual([])
  })
