import { SEARCH_INPUT_MAX_LENGTH } from '../../lib/site/constants'
import { MESSAGES } from '../../lib/site/messages'
import { heldRequests } from './held-requests'
import { SEARCH_INDEX } from './pages/SearchModal'
import { expect, test } from './site-test'

test('§2 a reader goes from hit to hit by key and mouse', async ({ page, docs, modal, search }) => {
  await test.step('Enter before the results opens the search page', async () => {
    const index = heldRequests()
    await page.route(SEARCH_INDEX, index.hold)
    await docs.open('/docs/Stream/FAQ')
    await modal.open()
    await expect(modal.dialog.getByText(MESSAGES.noRecentSearches)).toBeSeen()
    await page.keyboard.press('Enter')
    await expect(modal.dialog).toBeSeen()
    await modal.input.fill('add event')
    await expect(modal.stalled).toBeSeen()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=add%20event')
    index.release()
    await expect(search.pages.first()).toContainText('AddEvent')
  })

  await test.step('§2 a long paste is cut; Enter follows the first hit, closes it and moves focus to the content', async () => {
    await modal.open()
    await page.keyboard.insertText('x'.repeat(500))
    await expect(modal.input).toHaveValue('x'.repeat(SEARCH_INPUT_MAX_LENGTH))
    // The title of a page comes before its sections.
    await modal.searchFor('add evnt')
    await expect(modal.activeOption).toHaveAttribute('href', /\/AddEvent$/)
    await page.keyboard.press('Enter')
    await expect(docs.title).toHaveTextSoon('AddEvent')
    await expect(modal.dialog).toBeHidden()
    await expect(docs.title).toBeFocused()
  })

  await test.step('§2 hits are local links; a click follows one', async () => {
    await modal.openFor('logo filter')
    const hit = modal.options.first()
    await expect(hit).toHaveAttribute('href', /^\/docs\/FTC\/Tutorials\/Logo_Filter/)
    await hit.click()
    await expect(docs.title).toHaveTextSoon('Logo filter')
  })
})
