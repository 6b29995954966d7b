import type { Page } from '@playwright/test'
import { DESCRIPTION, INTRODUCTION, scriptOf } from './changing-route'
import { expect, test } from './site-test'

test.use({ expectedMessages: [/ERR_INTERNET_DISCONNECTED/] })

const connection = (page: Page, value: unknown) =>
  page.addInitScript((given) => {
    Object.defineProperty(navigator, 'connection', { configurable: true, get: () => given })
  }, value)

test('with data-saver, no script loads before the first interaction, nothing is prefetched, and a click works', async ({
  page,
  docs,
}) => {
  await connection(page, { saveData: true, effectiveType: '4g' })
  const scripts: string[] = []
  // Count requests of any type, because prefetched files are not requested as scripts.
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url())
  })
  await page.goto(INTRODUCTION, { waitUntil: 'networkidle' })
  await expect(docs.title).toBeVisible()
  await docs.sidebar.link('Event description').hover()
  await docs.sidebar.link('API methods').hover()
  await page.mouse.move(700, 500, { steps: 3 })
  expect(scripts).toEqual([])
  await page.mouse.wheel(0, 100)
  await expect(page.locator('html')).toHaveAttribute('data-started')
  await docs.sidebar.link('Event description').hover()
  await docs.sidebar.link('API methods').hover()
  await docs.sidebar.link('Event description').hover()
  expect(scripts.filter((url) => scriptOf(DESCRIPTION).test(url))).toEqual([])
  await docs.sidebar.link('Event description').click()
  await expect(docs.title).toHaveText('Event description')
})

test('without connection information, hovering over a link prefetches its code', async ({
  page,
  context,
  baseURL,
  docs,
}) => {
  await connection(page, undefined)
  await context.addCookies([{ name: 'pass', value: 'given', url: baseURL ?? '' }])
  await docs.open(INTRODUCTION)
  const asked = page.waitForRequest(scriptOf(DESCRIPTION))
  await docs.sidebar.link('Event description').hover()
  const request = await asked
  // §7 The code is prefetched with credentials, and used on the next navigation.
  expect(await request.headerValue('cookie')).toBe('pass=given')
  await (await request.response())?.finished()
  await context.setOffline(true)
  await docs.sidebar.link('Event description').click()
  await expect(docs.title).toHaveText('Event description')
})
