import { SEARCH_RESULTS } from '../../lib/site/constants'
import { MESSAGES } from '../../lib/site/messages'
import * as STORAGE_KEYS from '../../lib/site/storage-keys'
import { noteShifts, shiftsOf } from './layout-shifts'
import { isFocusLost } from './lost-focus'
import type { SearchResultsPage } from './pages/SearchResultsPage'
import { expect, test } from './site-test'

/**
 * Opens a query with more than 20 results, and loads the next page of results.
 * @returns the line with the total and the visible number of results
 */
async function openMore(search: SearchResultsPage): Promise<string> {
  await search.open('?q=event')
  await expect(search.count).toHaveText(/^\d+ results \(20 shown\) for event$/)
  const shown = await search.hits.count()
  await search.more.click()
  await expect(search.count).toContainText(`(${2 * SEARCH_RESULTS.perPage} shown)`)
  expect(await search.hits.count()).toBeGreaterThan(shown)
  return (await search.count.textContent()) ?? ''
}

test.describe('§2 /search', () => {
  test('§2 query and product select the results, in the URL too', async ({ page, search }) => {
    await test.step('§2 shows results for q: count, pages, highlighted words', async () => {
      await search.open('?q=logo%20filter')
      await expect(search.input).toHaveValue('logo filter')
      await expect(search.count).toHaveText(/^\d+ results?.* for logo filter$/)
      await expect(search.pages.first()).toContainText('Logo filter')
      await expect(search.results.locator('mark').first()).toBeVisible()
      await search.pages.first().getByRole('link').click()
      await expect(page).toHaveURL(/Logo_Filter/)
    })

    await test.step('§2 filters by product, with counts, and keeps it in the URL', async () => {
      await search.open('?q=cluster')
      await expect(search.count).toContainText('for cluster')
      await search.product(/^FTC \d+$/).check()
      await expect(page).toHaveURL('/search?q=cluster&product=ftc')
      const count = /\d+/.exec(
        (await search.filter.getByText(/^FTC \d+$/).textContent()) ?? '',
      )?.[0]
      await expect(search.count).toHaveText(new RegExp(`^${count} results?`))
      await expect(search.results.getByText('Stream', { exact: true })).toHaveCount(0)
      await page.reload()
      await expect(search.product(/^FTC/)).toBeChecked()
      await page.goBack()
      await expect(page).toHaveURL('/search?q=cluster')
      await expect(search.product('All')).toBeChecked()
    })

    await test.step('clearing the query clears the filter; the tab title has the query', async () => {
      await search.open('?q=cluster&product=stream')
      await expect(page).toHaveTitle(/^cluster \| Search/)
      await expect(search.product(/^Stream/)).toBeChecked()
      await search.input.fill('')
      await expect(page).toHaveTitle(/^Search/)
      await expect(search.main.getByRole('link', { name: 'API methods by name' })).toBeVisible()
      await search.input.fill('event')
      await expect(search.product('All')).toBeChecked()
    })
  })

  test('§2 going back to the results finds them as they were', async ({ page, search }) => {
    await test.step('query, list, and URL agree when going back and forward', async () => {
      await search.open('')
      for (const query of ['AddEvent', 'logo filter']) {
        await search.input.fill(query)
        await search.input.press('Enter')
        await expect(page).toHaveURL(`/search?q=${encodeURIComponent(query)}`)
        await expect(search.count).toContainText(`for ${query}`)
      }
      await page.goBack()
      await expect(page).toHaveURL('/search?q=AddEvent')
      await expect(search.input).toHaveValue('AddEvent')
      await expect(search.count).toContainText('for AddEvent')
      await expect(search.pages.first()).toContainText('AddEvent')
      await page.goForward()
      await expect(search.input).toHaveValue('logo filter')
      await search.pages.first().getByRole('link').first().click()
      await expect(page).toHaveURL(/Logo_Filter/)
      await page.goBack()
      await expect(search.input).toHaveValue('logo filter')
      await expect(search.pages.first()).toContainText('Logo filter')
    })

    await test.step('§9 shows 20 hits, more on demand, and all of them at the same position after going back', async () => {
      const count = await openMore(search)
      const last = search.hits.last()
      const href = (await last.getAttribute('href')) ?? ''
      await last.click()
      await expect(page).toHaveURL(href)
      await page.goBack()
      await expect(search.count).toHaveText(count)
      await expect(search.hits.last()).toBeInViewport()
    })
  })

  test('§8 no hits; choosing a suggestion, and Show more results, keep the focus', async ({
    page,
    search,
  }) => {
    await search.open(`?q=${encodeURIComponent('<i>xxevxntslxst')}`)
    await expect(search.main.getByRole('status').first()).toHaveText(
      `${MESSAGES.noResultsFor} "<i>xxevxntslxst"`,
    )
    await expect(search.main.getByText(MESSAGES.missingResults)).toBeVisible()
    const suggestion = search.main.getByRole('listitem').getByRole('button').first()
    const query = (await suggestion.textContent()) ?? ''
    await suggestion.press('Enter')
    await expect(search.input).toHaveValue(query)
    await expect(suggestion).toHaveCount(0)
    await expect(search.hits.first()).toBeVisible()
    expect(await isFocusLost(page)).toBe(false)

    await search.open('?q=event')
    await search.more.press('Enter')
    await expect(search.count).toContainText(`(${2 * SEARCH_RESULTS.perPage} shown)`)
    await expect.poll(() => isFocusLost(page)).toBe(false)
  })
})

test('saved searches cause no layout shift', async ({ page, search }) => {
  const recent = { href: '/docs/FTC', title: 'FTC', page: null, product: 'ftc' }
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    STORAGE_KEYS.searchRecents,
    JSON.stringify([recent]),
  ] as const)
  await noteShifts(page)
  await search.open('')
  await expect(search.main.getByRole('button', { name: /^Remove FTC/ })).toBeVisible()
  await expect(search.main.getByRole('link', { name: 'API methods by name' })).toBeVisible()
  const shifts = (await shiftsOf(page)).map(Number.parseFloat)
  // Only the empty line for the count moves.
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.002)
})
