import type { Page } from '@playwright/test'
import * as STORAGE_KEYS from '../../lib/site/storage-keys'
import { whenQuiet } from './interactive'
import { expect, expectSoon, test } from './site-test'

/** The highlighted words, as the page writes them and if their background is painted. */
const highlighted = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('search-terms') ?? [])].map((range) => {
      const element = range.startContainer.parentElement ?? document.body
      const { backgroundColor } = getComputedStyle(element, '::highlight(search-terms)')
      return range instanceof Range && backgroundColor !== 'rgba(0, 0, 0, 0)' ? `${range}` : ''
    }),
  )

test('§2 hits highlight their words', async ({ page, docs, modal, search }) => {
  await test.step('§2 a hit in the modal highlights the words; Escape clears them', async () => {
    await docs.open('/docs/FTC')
    expect(await highlighted(page)).toEqual([])
    await modal.open()
    // After a misspelled query, the words that were found are highlighted.
    await modal.searchFor('usertokne')
    await modal.options.filter({ hasText: 'usertoken' }).first().click()
    await expectSoon(() => highlighted(page)).toContain('usertoken')
    const noted = (prefix: string) =>
      Object.keys(localStorage).filter((key) => key.startsWith(prefix))
    await expectSoon(() => page.evaluate(noted, STORAGE_KEYS.searchArrival)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await highlighted(page)).toEqual([])
  })

  await test.step('§2 a name is highlighted as a whole, and nothing on the next page', async () => {
    await modal.openFor('AddEvent')
    await page.keyboard.press('Enter')
    await expect(docs.title).toHaveTextSoon('AddEvent')
    await expectSoon(() => highlighted(page)).toContain('AddEvent')
    expect((await highlighted(page)).filter((word) => /^event$/i.test(word))).toEqual([])
    await docs.follow(docs.sidebar.link('Event description'), 'Event description')
    expect(await highlighted(page)).toEqual([])
  })

  await test.step('§2 a hit on the search page highlights the words; a click clears them', async () => {
    await modal.openFor('usertoken')
    await modal.seeAll.click()
    await expect(docs.title).toHaveTextSoon('Search')
    await search.hits.first().click()
    await expectSoon(() => highlighted(page)).toContain('usertoken')
    const words = await highlighted(page)
    await page.reload()
    await expectSoon(() => highlighted(page)).toEqual(words)
    await docs.goBack('Search')
    expect(await highlighted(page)).toEqual([])
    await page.goForward()
    await expectSoon(() => highlighted(page)).toEqual(words)
    await docs.title.click()
    expect(await highlighted(page)).toEqual([])
    await docs.goBack('Search')
    await page.goForward()
    await expect(docs.title).not.toHaveText('Search')
    await whenQuiet(page)
    expect(await highlighted(page)).toEqual([])
  })
})
