import type { Page } from '@playwright/test'
import { INTRODUCTION } from './changing-route'
import { noteShifts, shiftsOf } from './layout-shifts'
import { expect, test } from './site-test'

const FONT = '**/*.woff2'

const typefaceOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).fontFamily.split(',')[0])

test('issue 51, 1 the typeface comes after the page and moves nothing', async ({ page, docs }) => {
  await noteShifts(page)
  const asked = page.waitForRequest(FONT)
  await docs.open('/')
  const font = await asked
  await (await font.response())?.finished()
  const loadedAt = await page.evaluate(() => performance.timing.loadEventStart)
  expect(font.timing().startTime).toBeGreaterThan(loadedAt)
  await expect.poll(() => typefaceOf(page)).toBe('Geist')
  expect(await shiftsOf(page)).toEqual([])
})

test('issue 51, 1 where lines would wrap anew, the typeface waits for the next page', async ({
  page,
  docs,
}) => {
  await noteShifts(page)
  // A window in which a line ends elsewhere in another typeface.
  await page.setViewportSize({ width: 390, height: 844 })
  await docs.open('/docs/FTC/Troubleshooting')
  await expect.poll(() => page.evaluate(() => document.fonts.check('1em Geist'))).toBe(true)
  expect(await shiftsOf(page)).toEqual([])
  expect(await typefaceOf(page)).toBe('"Geist Stand-in"')
  await docs.main.getByRole('link', { name: 'another page' }).click()
  await expect.poll(() => typefaceOf(page)).toBe('Geist')
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
