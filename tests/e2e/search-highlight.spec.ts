import type { Page } from '@playwright/test'
import { ARRIVAL_HIGHLIGHT } from '../../lib/site/constants'
import * as STORAGE_KEYS from '../../lib/site/storage-keys'
import { FTC_LANDING } from '../fixtures/design-routes'
import { whenInteractive } from './interactive'
import { expect, test } from './site-test'

/** The highlighted words, as the page writes them. */
const highlighted = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('search-terms') ?? [])].map((range) =>
      range instanceof Range ? range.toString() : '',
    ),
  )

test.describe('§2 highlight on arrival', () => {
  test('§2 hits of modal and search page highlight their words until the reader goes on', async ({
    page,
    docs,
    modal,
    search,
  }) => {
    await test.step('§2 a hit in the modal highlights the words; Escape clears them', async () => {
      await docs.open('/docs/FTC')
      await modal.open()
      // After a misspelled query, the words that were found are highlighted.
      await modal.searchFor('usertokne')
      await modal.options.first().click()
      await expect.poll(() => highlighted(page)).toContain('usertoken')
      await page.keyboard.press('Escape')
      expect(await highlighted(page)).toEqual([])
    })

    await test.step('§2 a hit on the search page highlights the words; a click clears them', async () => {
      await search.open('?q=usertoken')
      await search.hits.first().click()
      await expect.poll(() => highlighted(page)).toContain('usertoken')
      await docs.title.click()
      expect(await highlighted(page)).toEqual([])
    })

    await test.step('§2 nothing is highlighted without a search, or on the next page', async () => {
      await docs.open('/docs/Stream/API/Introduction')
      expect(await highlighted(page)).toEqual([])
      await modal.open()
      await modal.searchFor('usertoken')
      await page.keyboard.press('Enter')
      await expect.poll(() => highlighted(page)).toContain('usertoken')
      await docs.sidebar.link('Event description').click()
      await expect(docs.title).toHaveText('Event description')
      expect(await highlighted(page)).toEqual([])
      await page.reload()
      expect(await highlighted(page)).toEqual([])
    })
  })

  test('§2 every typed word is highlighted, also in the title; a name as a whole', async ({
    page,
    docs,
    modal,
  }) => {
    const arriveFrom = async (query: string) => {
      await docs.open('/docs/FTC')
      await modal.open()
      await modal.searchFor(query)
      await modal.options.first().click()
      await expect(modal.dialog).toBeHidden()
      await expect.poll(() => highlighted(page)).not.toEqual([])
      return new Set((await highlighted(page)).map((word) => word.toLowerCase()))
    }
    const name = await arriveFrom('AddEvent')
    await expect(docs.title).toHaveText('AddEvent')
    expect(name).toContain('addevent')
    expect(name).not.toContain('event')
    const long = await arriveFrom('exposeStreamServiceExternally')
    expect(long, 'a name that may break').toContain('exposestreamserviceexternally')
    const words = await arriveFrom('helm upgrade')
    expect(words).toContain('helm')
    expect(words).toContain('upgrade')
  })

  test('a hit in a new tab highlights the words once', async ({ context, docs, modal }) => {
    await docs.open('/docs/FTC')
    await modal.open()
    await modal.searchFor('usertoken')
    const opening = context.waitForEvent('page')
    await modal.options.first().click({ button: 'middle' })
    const opened = await opening
    await opened.waitForURL(/\/docs\/\w+\//)
    await expect.poll(() => highlighted(opened)).toContain('usertoken')
    await opened.reload()
    await whenInteractive(opened)
    expect(await highlighted(opened)).toEqual([])
  })

  test('content that appears late is highlighted', async ({ page, docs }) => {
    await note(page, ['introduction', 'usertoken'])
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const article = document.querySelector('.prose')
        article?.classList.remove('prose')
        setTimeout(() => article?.classList.add('prose'), 350)
      })
    })
    await docs.open('/docs/Stream/API/Introduction')
    await expect.poll(() => highlighted(page)).toContain('usertoken')
  })

  test('content that appears after ten tries, 100 ms apart, is not highlighted', async ({
    page,
    docs,
  }) => {
    await note(page, ['usertoken'])
    await page.clock.install()
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('.prose')?.classList.replace('prose', 'late')
      })
    })
    // The tries start once the code that highlights, which loads last, has arrived.
    const code = page.waitForResponse(
      async (response) =>
        response.url().endsWith('.js') && (await response.text()).includes('createTreeWalker'),
    )
    await docs.open('/docs/Stream/API/Introduction')
    await code
    await page.clock.runFor(ARRIVAL_HIGHLIGHT.maxTries * ARRIVAL_HIGHLIGHT.intervalMs)
    await page.evaluate(() => document.querySelector('.late')?.classList.replace('late', 'prose'))
    await page.clock.runFor(10 * ARRIVAL_HIGHLIGHT.intervalMs)
    expect(await highlighted(page)).toEqual([])
  })

  test('collapsed content with highlighted words opens', async ({ page, docs }) => {
    await note(page, ['front'], FTC_LANDING)
    await docs.open(FTC_LANDING)
    await expect.poll(() => highlighted(page)).toContain('front')
    await expect(docs.main.getByText('Your domain for the ingress, without')).toBeVisible()
  })

  test('§2 without the highlight API, boxes mark the words without changing the text', async ({
    page,
    docs,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Highlight'))
    await note(page, ['introduction', 'usertoken'])
    await docs.open('/docs/Stream/API/Introduction')
    const marks = page.locator('.search-marks > span')
    await expect(marks).not.toHaveCount(0)
    const isOverTitle = async () => {
      const [box, title] = [await marks.first().boundingBox(), await docs.title.boundingBox()]
      return (
        box !== null && title !== null && box.y >= title.y - 4 && box.y < title.y + title.height
      )
    }
    await expect.poll(isOverTitle).toBe(true)
    await expect(docs.main.locator('mark')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(marks).toHaveCount(0)
  })
})

/** Opens a page as if the reader had followed a hit; by default, the introduction. */
async function note(
  page: Page,
  terms: readonly string[],
  path = '/docs/Stream/API/Introduction',
): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem(key) === null)
        localStorage.setItem(key, JSON.stringify({ ...value, time: Date.now() }))
      sessionStorage.setItem(key, 'noted')
    },
    [STORAGE_KEYS.searchArrival, { path, terms }] as const,
  )
}
