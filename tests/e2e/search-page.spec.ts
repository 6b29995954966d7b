import { SEARCH_RESULTS } from '../../lib/site/constants'
import * as STORAGE_KEYS from '../../lib/site/storage-keys'
import { whenInteractive, whenQuiet } from './interactive'
import { noteShifts, shiftsOf } from './layout-shifts'
import { expect, expectSoon, test } from './site-test'

test('§2 the search page keeps its state in URL and history', async ({ page, search }) => {
  await test.step('saved searches cause no layout shift', async () => {
    const recent = { href: '/docs/FTC', title: 'FTC', page: null, product: 'ftc' }
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      STORAGE_KEYS.searchRecents,
      JSON.stringify([recent]),
    ] as const)
    await noteShifts(page)
    await search.open('')
    await expect(search.main.getByRole('button', { name: /^Remove FTC/ })).toBeSeen()
    await expect(search.main.getByRole('link', { name: 'API methods by name' })).toBeSeen()
    const shifts = (await shiftsOf(page)).map(Number.parseFloat)
    // Only the empty line for the count moves.
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.002)
  })

  await test.step('§2 shows results for q: count, pages, highlighted words', async () => {
    await search.open('?q=cluster&product=stream')
    await expect(page).toHaveTitle(/^cluster \| Search/)
    await expect(search.input).toHaveValue('cluster')
    await expect(search.product(/^Stream/)).toBeChecked()
    await expect(search.count).toHaveTextSoon(/^\d+ results?.* for cluster$/)
    await expect(search.count).toBeSeen()
    await expect(search.pages.first()).toBeSeen()
    await expect(search.results.locator('.search-match').first()).toBeSeen()
  })

  await test.step('§2 filters by product, with counts, and keeps it in the URL', async () => {
    await search.product(/^FTC \d+$/).check()
    await expect(page).toHaveURL('/search?q=cluster&product=ftc')
    const count = /\d+/.exec((await search.filter.getByText(/^FTC \d+$/).textContent()) ?? '')?.[0]
    await expect(search.count).toHaveText(new RegExp(`^${count} results?`))
    await page.goBack()
    await expect(page).toHaveURL('/search?q=cluster&product=stream')
    await expect(search.product(/^Stream/)).toBeChecked()
  })

  await test.step('query, list, and URL agree when going back and forward; clearing the query clears the filter', async () => {
    await search.input.fill('')
    await expect(page).toHaveTitle(/^Search/)
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
    await expect(search.pages.first()).toContainText('Logo filter')
  })

  await test.step('§9 shows 20 hits, more on demand, and all of them at the same position after going back', async () => {
    await search.input.fill('event')
    await expect(page).toHaveURL('/search?q=event')
    await expect(search.count).toHaveText(/^\d+ results \(20 shown\) for event$/)
    const shown = await search.hits.count()
    await search.more.press('Enter')
    await expect(search.count).toContainText(`(${2 * SEARCH_RESULTS.perPage} shown)`)
    expect(await search.hits.count()).toBeGreaterThan(shown)
    const count = (await search.count.textContent()) ?? ''
    const last = search.hits.last()
    const href = (await last.getAttribute('href')) ?? ''
    await last.click()
    await expect(page).toHaveURL(href)
    await page.goBack()
    await expect(search.input).toHaveValue('event')
    await expect(search.count).toHaveTextSoon(count)
    await expect(search.hits.last()).toBeSeen()
  })

  await test.step('a reload keeps the number of hits and the place, twice, and so does Back after the reload of a hit', async () => {
    const count = (await search.count.textContent()) ?? ''
    const hits = () =>
      search.hits.evaluateAll((links) => new Set(links.map(({ dataset }) => dataset.hit)).size)
    const shown = await hits()
    const place = () => page.evaluate(() => scrollY)
    const before = 1500
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), before)
    await expectSoon(() => page.evaluate(() => history.state?.scrollY)).toBe(before)
    for (const _time of [1, 2]) {
      await page.reload()
      await expect(search.count).toHaveTextSoon(count)
      expect(await hits()).toBe(shown)
      await expectSoon(place).toBe(before)
      await whenQuiet(page)
      expect(await place()).toBe(before)
    }
    // The place is not held against the reader.
    await page.mouse.move(400, 300)
    await page.mouse.wheel(0, -300)
    await expect(page).toBeScrolledTo(before - 300)

    await search.hits.last().click()
    await expect(page).not.toHaveURL(/search/)
    await page.reload()
    await whenInteractive(page)
    await page.goBack()
    await expect(search.count).toHaveTextSoon(count)
    expect(await hits()).toBe(shown)
    await expect(search.hits.last()).toBeSeen()
  })
})
