import type { Page } from '@playwright/test'
import { INTRODUCTION } from './changing-route'
import { noteShifts, shiftsOf } from './layout-shifts'
import { expect, test } from './site-test'

const FONT = '**/*.woff2'

const typefaceOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).fontFamily.split(',')[0])

test('issue 51, 1 the typeface comes after the page, moves nothing, and the next page starts with it', async ({
  page,
  docs,
}) => {
  await noteShifts(page)
  const asked = page.waitForRequest(FONT)
  await docs.open(INTRODUCTION)
  const font = await asked
  const loadedAt = await page.evaluate(() => performance.timing.loadEventStart)
  expect(font.timing().startTime).toBeGreaterThan(loadedAt)
  await expect.poll(() => typefaceOf(page)).toBe('Geist')
  expect(await shiftsOf(page)).toEqual([])
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html[data-typeface]:not([data-started])')).toBeAttached()
})

test('issue 51, 1 under data-saver the typeface is not asked for', async ({ page, docs }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(INTRODUCTION)
  await docs.sidebar.link('Event description').click()
  await expect(docs.title).toHaveText('Event description')
  expect(asked.filter((url) => url.endsWith('.woff2'))).toEqual([])
  expect(await typefaceOf(page)).toBe('"Geist Stand-in"')
})
