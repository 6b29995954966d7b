import type { Page } from '@playwright/test'
import { MESSAGES } from '../../lib/site/messages'
import { SEARCH_INDEX } from './pages/SearchModal'
import { expect, test } from './site-test'

/** Matches the URLs of scripts that the page has not loaded yet. */
async function lateScripts(page: Page): Promise<(url: URL) => boolean> {
  const loaded = new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name)),
  )
  return (url) => /\/_next\/static\/.*\.js$/.test(url.pathname) && !loaded.has(url.href)
}

test('no search code is loaded before the reader starts to search', async ({ page, docs }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await docs.open('/docs/FTC')
  const isLate = await lateScripts(page)
  expect(requests.filter((url) => SEARCH_INDEX.test(url))).toEqual([])
  requests.length = 0
  const index = page.waitForRequest(SEARCH_INDEX)
  await docs.navbar.link('Search docs').hover()
  await index
  expect(requests.some((url) => isLate(new URL(url)))).toBe(true)
})

test.describe('code that fails to load', () => {
  test.use({ expectedMessages: [/Failed to load resource/] })

  test('the modal shows an error; Retry, and opening it again, load its code and keep the text', async ({
    page,
    docs,
    modal,
  }) => {
    for (const retry of [
      () => modal.retryButton.click(),
      async () => {
        await page.keyboard.press('Escape')
        await page.keyboard.press('Control+k')
        await modal.input.fill('AddEvent')
      },
    ]) {
      await docs.open('/docs/FTC')
      const isLate = await lateScripts(page)
      await page.route(isLate, (route) => route.abort())
      await page.keyboard.press('Control+k')
      // Fill in the text at once, because another key press after the error would retry by itself.
      await modal.input.fill('AddEvent')
      await expect(modal.error).toContainText(MESSAGES.searchFailed)
      await expect(modal.error).toContainText(MESSAGES.checkConnection)
      await page.unroute(isLate)
      await retry()
      await expect(modal.input).toHaveValue('AddEvent')
      await expect(modal.activeOption).toContainText('AddEvent')
    }
  })

  test('§2, §8 the search page keeps q when its code failed once, and searches at the next interaction', async ({
    page,
    search,
  }) => {
    await page.route('**/chunks/pages/search-*.js', (route) => route.fulfill({ status: 503 }), {
      times: 1,
    })
    const failure = page.waitForResponse((response) => response.status() === 503)
    await page.goto('/search?q=event', { waitUntil: 'commit' })
    await expect(search.input).toHaveValue('event')
    await failure
    await expect(async () => {
      await page.mouse.move(400, 400)
      await page.mouse.move(400, 500)
      await expect(search.count).toContainText('for event', { timeout: 1000 })
    }).toPass()
    await expect(search.input).toHaveValue('event')
  })

  test('§8 a search page whose code fails to load shows an error, and searches when Retry gets focus', async ({
    page,
    search,
  }) => {
    const code = '**/chunks/pages/search-*.js'
    await page.route(code, (route) => route.abort())
    await page.goto('/search?q=event', { waitUntil: 'commit' })
    await expect(search.error).toContainText(MESSAGES.searchFailed)
    await expect(search.error).toContainText(MESSAGES.checkConnection)
    await expect(search.main).not.toContainText('.js')
    await page.unroute(code)
    await search.error.getByRole('button', { name: MESSAGES.retry }).focus()
    await expect(search.count).toContainText('for event')
    await expect(search.error).toHaveCount(0)
  })

  test('worker and engine load again when the network is back', async ({ page, docs, modal }) => {
    await docs.open('/docs/FTC')
    await page.route(/\/chunks\/search\.[^/]*\.js$/, (route) => route.abort())
    await modal.open()
    await expect(modal.dialog.getByText(MESSAGES.noRecentSearches)).toBeVisible()
    // If the worker fails, the page itself loads the engine; here, that fails, too.
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort())
    await page.keyboard.type('AddEvent')
    await expect(modal.error).toContainText(MESSAGES.searchFailed)
    await page.unrouteAll()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(modal.activeOption).toContainText('AddEvent')
  })

  test('a malformed or missing index shows an error; Retry and the next input load it', async ({
    page,
    docs,
    modal,
  }) => {
    await test.step('a malformed index shows an error with Retry, then results', async () => {
      await docs.open('/docs/FTC')
      const response = { status: 200, body: '{"texts":"x","pages":[]}' }
      await page.route(SEARCH_INDEX, (route) => route.fulfill(response))
      await modal.open()
      await modal.input.fill('AddEvent')
      await expect(modal.error).toContainText(MESSAGES.searchFailed)
      await expect(modal.error).toContainText(MESSAGES.checkConnection)
      await expect(modal.input).toBeFocused()
      // The alert announces the error, so the status stays empty.
      await expect(modal.status).toHaveText('')
      await page.unroute(SEARCH_INDEX)
      await modal.retryButton.click()
      await expect(modal.activeOption).toContainText('AddEvent')
      await expect(modal.error).toBeHidden()
    })

    await test.step('the next input retries', async () => {
      await docs.open('/docs/FTC')
      await page.route(SEARCH_INDEX, (route) => route.abort())
      await modal.open()
      await modal.input.fill('AddEven')
      await expect(modal.error).toBeVisible()
      await page.unroute(SEARCH_INDEX)
      await modal.searchFor('AddEvent')
      await expect(modal.activeOption).toContainText('AddEvent')
    })
  })
})

test('a worker whose script is blocked: the page itself searches', async ({
  page,
  docs,
  modal,
}) => {
  await page.addInitScript(() => {
    const Original = window.Worker
    Reflect.set(
      window,
      'Worker',
      class extends Original {
        constructor() {
          super('/missing-worker.js')
        }
      },
    )
  })
  await docs.open('/docs/FTC')
  await modal.open()
  await modal.searchFor('AddEvent')
  await expect(modal.activeOption).toContainText('AddEvent')
})
