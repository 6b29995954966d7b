import type { Page } from '@playwright/test'
import * as STORAGE_KEYS from '../../lib/site/storage-keys'
import { expect, test } from './site-test'

/** The highlighted words, as the page writes them. */
const highlighted = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('search-terms') ?? [])].map((range) =>
      range instanceof Range ? range.toString() : '',
    ),
  )

test('§2 hits highlight their words', async ({ page, context, docs, modal, search }) => {
  await test.step('§2 a hit in the modal highlights the words; Escape clears them', async () => {
    await docs.open('/docs/FTC')
    expect(await highlighted(page)).toEqual([])
    await modal.open()
    // After a misspelled query, the words that were found are highlighted.
    await modal.searchFor('usertokne')
    await modal.options.filter({ hasText: 'usertoken' }).first().click()
    await expect.poll(() => highlighted(page)).toContain('usertoken')
    await page.keyboard.press('Escape')
    expect(await highlighted(page)).toEqual([])
  })

  await test.step('Ctrl+Enter opens a hit in a new tab, which highlights the words once', async () => {
    await modal.openFor('AddEvent')
    const opening = context.waitForEvent('page')
    await page.keyboard.press('Control+Enter')
    const opened = await opening
    await opened.waitForURL(/\/AddEvent$/)
    await expect.poll(() => highlighted(opened)).toContain('AddEvent')
    const noted = (key: string) => localStorage.getItem(key)
    await expect.poll(() => page.evaluate(noted, STORAGE_KEYS.searchArrival)).toBeNull()
    await opened.close()
    await expect(modal.dialog).toBeVisible()
  })

  await test.step('§2 a name is highlighted as a whole, and nothing on the next page', async () => {
    await page.keyboard.press('Enter')
    await expect(docs.title).toHaveText('AddEvent')
    await expect.poll(() => highlighted(page)).toContain('AddEvent')
    expect((await highlighted(page)).filter((word) => /^event$/i.test(word))).toEqual([])
    await docs.follow(docs.sidebar.link('Event description'), 'Event description')
    expect(await highlighted(page)).toEqual([])
  })

  await test.step('§2 a hit on the search page highlights the words; a click clears them', async () => {
    await modal.openFor('usertoken')
    await modal.seeAll.click()
    await expect(docs.title).toHaveText('Search')
    await search.hits.first().click()
    await expect.poll(() => highlighted(page)).toContain('usertoken')
    await docs.title.click()
    expect(await highlighted(page)).toEqual([])
  })
})
