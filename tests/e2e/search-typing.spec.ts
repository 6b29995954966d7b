import { SEARCH_RESULTS } from '../../lib/site/constants'
import { MESSAGES } from '../../lib/site/messages'
import { heldRequests } from './held-requests'
import { SEARCH_INDEX } from './pages/SearchModal'
import { expect, test } from './site-test'

test('a spinner shows while results are late, and each query is announced once', async ({
  page,
  docs,
  modal,
}) => {
  const index = heldRequests()
  await page.route(SEARCH_INDEX, index.hold)
  await docs.open('/docs/FTC')
  await modal.open()
  // Wait for the modal, because its placeholder has a separate status.
  await expect(modal.dialog.getByText(MESSAGES.noRecentSearches)).toBeVisible()
  await modal.status.evaluate((status) => {
    const said: (string | null)[] = []
    Reflect.set(window, 'said', said)
    new MutationObserver(() => said.push(status.textContent)).observe(status, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
  await modal.input.fill('AddEvent')
  await expect(modal.stalled).toBeVisible()
  index.release()
  await expect(modal.seeAll).toHaveText(/\d/)
  await expect(modal.stalled).toBeHidden()
  await expect(modal.status).toContainText('AddEvent')
  await modal.searchFor('zzxqy')
  await expect(modal.status).toContainText('zzxqy')
  const said = await page.evaluate(() => Reflect.get(window, 'said'))
  expect(said.filter((text: string) => text !== '')).toEqual([
    expect.stringMatching(/^\d+ results? for "AddEvent"$/),
    `${MESSAGES.noResultsFor} "zzxqy"`,
  ])
})

test('Enter before the results opens the search page', async ({ page, docs, modal, search }) => {
  const index = heldRequests()
  await page.route(SEARCH_INDEX, index.hold)
  await docs.open('/docs/FTC')
  await modal.open()
  await page.keyboard.press('Enter')
  await expect(modal.dialog).toBeVisible()
  await modal.input.fill('add event')
  await page.keyboard.press('Enter')
  // The form submits natively before hydration.
  await expect(page).toHaveURL(/\/search\?q=add(?:%20|\+)event$/)
  index.release()
  await expect(search.pages.first()).toContainText('AddEvent')
})

test('a composition chooses nothing, and narrow windows get shorter snippets', async ({
  page,
  docs,
  modal,
}) => {
  await test.step('Enter that ends a composition chooses nothing', async () => {
    await docs.open('/docs/FTC')
    await modal.open()
    await modal.searchFor('AddEvent')
    for (const init of [{ isComposing: true }, { keyCode: 229 }])
      await modal.input.dispatchEvent('keydown', { key: 'Enter', ...init })
    await expect(modal.dialog).toBeVisible()
    await expect(page).toHaveURL('/docs/FTC')
  })

  await test.step('a snippet has fewer words in a window of 768 px and less', async () => {
    for (const [width, words] of [
      [768, SEARCH_RESULTS.narrowSnippetWords],
      [769, SEARCH_RESULTS.snippetWords],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await modal.searchFor('zzxqy')
      await modal.searchFor('event conflict')
      const counts = (await modal.snippets.allTextContents()).map(
        (text) => text.replaceAll('…', ' ').trim().split(/\s+/).length,
      )
      expect(Math.max(...counts)).toBe(words)
    }
  })
})
