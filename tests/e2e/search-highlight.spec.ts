import type { Page } from '@playwright/test'
import { ARRIVAL_HIGHLIGHT } from '../../lib/site/constants'
import { FTC_LANDING } from '../fixtures/design-routes'
import { whenInteractive } from './interactive'
import { combinations, MATRIX } from './matrix'
import { expect, test } from './site-test'

/** The highlighted words, as the page writes them. */
const highlighted = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('search-terms') ?? [])].map((range) =>
      range instanceof Range ? range.toString() : '',
    ),
  )

test.describe('§2 highlight on arrival', () => {
  test('§2 hits of modal and search page', async ({ page, docs, modal, search }) => {
    await test.step('§2 a hit of the modal: the words are highlighted; Escape clears them', async () => {
      await docs.open('/docs/FTC')
      await modal.open()
      // Misspelt: the words that it found are highlighted.
      await modal.searchFor('usertokne')
      await modal.options.first().click()
      await expect.poll(() => highlighted(page)).toContain('usertoken')
      await page.keyboard.press('Escape')
      expect(await highlighted(page)).toEqual([])
    })

    await test.step('§2 a hit of the search page: a click clears them', async () => {
      await search.open('?q=usertoken')
      await search.hits.first().click()
      await expect.poll(() => highlighted(page)).toContain('usertoken')
      await docs.title.click()
      expect(await highlighted(page)).toEqual([])
    })

    await test.step('§2 never when arriving otherwise, nor on the next page', async () => {
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

  for (const button of combinations<'left' | 'middle'>(['middle'], ['left'])) {
    test(
      `issue 16 in a new tab too, by the ${button} button`,
      MATRIX,
      async ({ context, docs, modal }) => {
        await docs.open('/docs/FTC')
        await modal.open()
        await modal.searchFor('usertoken')
        const opening = context.waitForEvent('page')
        const modifiers = button === 'left' ? (['ControlOrMeta'] as const) : []
        await modal.options.first().click({ button, modifiers: [...modifiers] })
        const opened = await opening
        await opened.waitForURL(/\/docs\/FTC\/API/)
        await expect.poll(() => highlighted(opened)).toContain('usertoken')
        await opened.reload()
        await whenInteractive(opened)
        expect(await highlighted(opened)).toEqual([])
      },
    )
  }

  test('D18 the content comes late', async ({ page, docs }) => {
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

  test('D18 after ten tries, 100 ms apart, content that comes is left alone', async ({
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
    // The tries begin with the code for them, which comes last.
    const code = page.waitForResponse(
      async (response) =>
        response.url().endsWith('.js') && (await response.text()).includes('search-terms'),
    )
    await docs.open('/docs/Stream/API/Introduction')
    await code
    await page.clock.runFor(ARRIVAL_HIGHLIGHT.mostTries * ARRIVAL_HIGHLIGHT.intervalMs)
    await page.evaluate(() => document.querySelector('.late')?.classList.replace('late', 'prose'))
    await page.clock.runFor(10 * ARRIVAL_HIGHLIGHT.intervalMs)
    expect(await highlighted(page)).toEqual([])
  })

  test('D18 what is collapsed opens', async ({ page, docs }) => {
    await note(page, ['front'], FTC_LANDING)
    await docs.open(FTC_LANDING)
    await expect.poll(() => highlighted(page)).toContain('front')
    await expect(docs.main.getByText('Your domain for the ingress, without')).toBeVisible()
  })

  test('D18, D19 without the highlight API, marks leave links, code and anchors whole', async ({
    page,
    docs,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Highlight'))
    await note(page, ['usertoken', 'methods', '.*', '<b>'])
    await docs.open('/docs/Stream/API/Introduction')
    await expect(docs.main.locator('mark').first()).toHaveText(/usertoken|methods/)
    await expect(docs.main.locator('code mark').first()).toHaveText('usertoken')
    await expect(docs.main.locator('b')).toHaveCount(0)
    await docs.main.getByRole('link', { name: 'API methods' }).first().click()
    await expect(docs.title).toHaveText('API methods')
  })
})

/** Arrives at a page, the introduction if none is named, as if a hit had been followed. */
async function note(
  page: Page,
  terms: readonly string[],
  path = '/docs/Stream/API/Introduction',
): Promise<void> {
  await page.addInitScript(
    (value) => sessionStorage.setItem('search.arrival', value),
    JSON.stringify({ path, terms }),
  )
}
