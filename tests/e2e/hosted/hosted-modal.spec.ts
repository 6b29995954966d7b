import { SEARCH_INPUT_MAX_LENGTH } from '../../../lib/site/constants'
import { MESSAGES } from '../../../lib/site/messages'
import type { FakeResponse } from '../../fixtures/fake-algolia'
import { expect, expectSoon } from '../expect'
import { whenInteractive } from '../interactive'
import { hitOf, responseOf, test } from './hosted-test'

const ADD_EVENT = hitOf('/docs/Stream/API/API_Methods/AddEvent', 'AddEvent')

test.beforeEach(async ({ hosts, docs, modal }) => {
  for (const host of hosts) host.reply(() => responseOf(ADD_EVENT))
  await docs.open('/docs/FTC')
  await modal.open()
})

test('§2, §8, §9 the first hit leads to its words', async ({ page, hosts: [host], modal }) => {
  await expect(modal.dialog.getByText(MESSAGES.noRecentSearches)).toBeSeen()
  const url = 'https://docs.example.com/docs/Stream/API/Introduction'
  host.reply(() => responseOf(hitOf(url, 'Introduction')))
  await modal.searchFor('usertoken')
  await expect(modal.activeOption).toContainText('Introduction')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/docs/Stream/API/Introduction')
  const highlighted = () => page.evaluate(() => CSS.highlights.get('search-terms')?.size ?? 0)
  await expectSoon(highlighted).toBeGreaterThan(0)
  await modal.open()
  await expect(modal.options).toHaveText(/Introduction/)
})

test('§2 clicks and keys open and close the modal', async ({ page, docs, modal }) => {
  await page.mouse.click(20, 400)
  await expect(modal.dialog).toBeHidden()
  for (const key of ['Control+k', '/']) {
    await page.keyboard.press(key)
    await expect(modal.input).toBeFocused()
    await modal.close()
  }
  await docs.navbar.search.dblclick()
  await page.keyboard.type('add event')
  await expect(modal.activeOption).toContainText('AddEvent')
})

test('§5 its input accepts 64 characters', async ({ page, hosts: [host], modal }) => {
  await page.keyboard.insertText('x'.repeat(500))
  await expect(modal.input).toHaveValue('x'.repeat(SEARCH_INPUT_MAX_LENGTH))
  await expect(modal.options).toHaveCount(1)
  expect(host.requests).toHaveLength(1)
})

test('text typed before its code has loaded is kept', async ({ page, modal }) => {
  await page.keyboard.press('Escape')
  await page.reload()
  await whenInteractive(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('add event')
  await expect(modal.input).toHaveValue('add event')
  await expect(modal.activeOption).toContainText('AddEvent')
})

test('§4, §8 late, empty, and missing responses are reported', async ({ page, hosts, modal }) => {
  let give = () => {}
  const later = new Promise<FakeResponse>((resolve) => {
    give = () => resolve(responseOf(ADD_EVENT))
  })
  for (const host of hosts) host.reply(() => later)
  await modal.input.fill('add')
  await expect(modal.stalled).toBeSeen()
  give()
  await expect(modal.activeOption).toContainText('AddEvent')
  await expect(modal.stalled).toBeHidden()

  for (const host of hosts) host.reply(() => responseOf())
  await modal.searchFor('zzz')
  await expect(modal.dialog.getByText(`${MESSAGES.noResultsFor} "zzz"`).first()).toBeSeen()
  await expect(modal.dialog.getByRole('link', { name: MESSAGES.letUsKnow })).toBeSeen()

  for (const host of hosts) host.reply(() => responseOf(ADD_EVENT))
  await page.route('**/1/indexes/**', (route) => route.abort('namenotresolved'))
  await modal.input.fill('add event')
  await expect(modal.error).toContainText(MESSAGES.searchFailed)
  await expect(modal.error.getByText(MESSAGES.checkConnection)).toBeSeen()
  await expect(modal.input).toBeFocused()
  await expect(modal.input).toHaveValue('add event')
  await page.unroute('**/1/indexes/**')
  await modal.retryButton.click()
  await expect(modal.activeOption).toContainText('AddEvent')
  await expect(modal.error).toBeHidden()
})
