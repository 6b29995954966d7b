import type { Page } from '@playwright/test'
import { MESSAGES } from '../../lib/site/messages'
import { SEARCH_INDEX } from './pages/SearchModal'
import { expect, test } from './site-test'

/** A release has its own. */
const MANIFEST = '**/_buildManifest.js'
const WORKER = /\/chunks\/search\.[^/]*\.js$/

/** Matches the URLs of scripts that the page has not loaded. */
async function lateScripts(page: Page) {
  const loaded = new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name)),
  )
  return (url: URL) => /\/_next\/static\/.*\.js$/.test(url.pathname) && !loaded.has(url.href)
}

test.use({ expectedMessages: [/Failed to load resource/] })

test('§8 without modal, worker, or index, search offers Retry', async ({ page, docs, modal }) => {
  await docs.open('/docs/FTC')
  const isLate = await lateScripts(page)
  await page.route(isLate, (route) => route.abort())
  await page.route(SEARCH_INDEX, (route) => route.abort())
  await page.keyboard.press('Control+k')
  await modal.input.fill('AddEvent')
  await expect(modal.error).toContainText(MESSAGES.searchFailed)
  await expect(modal.error.getByText(MESSAGES.checkConnection)).toBeSeen()
  // The next opening would share a request that is still running, and its failure.
  const again = page.waitForEvent('requestfailed', (request) => isLate(new URL(request.url())))
  await modal.retryButton.click()
  await again
  await expect(modal.error).toContainText('It failed again at')
  await expect(modal.input).toHaveValue('AddEvent')

  await page.keyboard.press('Escape')
  await page.unroute(isLate)
  await page.route(WORKER, (route) => route.abort())
  await page.keyboard.press('Control+k')
  await expect(modal.dialog.getByText(MESSAGES.noRecentSearches)).toBeSeen()
  await modal.input.fill('AddEvent')
  await expect(modal.error).toContainText(MESSAGES.searchFailed)

  await page.unroute(WORKER)
  await page.unroute(SEARCH_INDEX)
  await modal.retryButton.click()
  await expect(modal.activeOption).toContainText('AddEvent')
  await expect(modal.input).toHaveValue('AddEvent')
  await expect(modal.error).toBeHidden()
})

test('Retry in a tab of an old release opens the new', async ({ page, docs, modal, search }) => {
  for (const file of ['modal', 'index']) {
    await docs.open('/docs/FTC')
    const missing = file === 'modal' ? await lateScripts(page) : SEARCH_INDEX
    await page.route(missing, (route) => route.fulfill({ status: 404 }))
    await page.route(MANIFEST, (route) => route.fulfill({ status: 404 }))
    await modal.open()
    await modal.input.fill('AddEvent')
    await expect(modal.error.getByText(MESSAGES.siteChanged)).toBeSeen()
    await page.unroute(missing)
    await page.unroute(MANIFEST)
    await modal.retryButton.click()
    await expect(page).toHaveURL('/search?q=AddEvent')
    await expect(search.pages.first()).toContainText('AddEvent')
  }
})

test('§2, §8 a search page whose code fails keeps q and offers Retry', async ({ page, search }) => {
  const code = '**/chunks/pages/search-*.js'
  await page.route(code, (route) => route.abort())
  await page.goto('/search?q=event', { waitUntil: 'commit' })
  await expect(search.error).toContainText(MESSAGES.searchFailed)
  await expect(search.error.getByText(MESSAGES.checkConnection)).toBeSeen()
  await expect(search.main).not.toContainText('.js')
  await expect(search.input).toHaveValue('event')
  await page.unroute(code)
  await search.error.getByRole('button', { name: MESSAGES.retry }).focus()
  await expect(search.count).toContainText('for event')
  await expect(search.input).toHaveValue('event')
  await expect(search.error).toHaveCount(0)
})
