import { expect } from '@playwright/test'
import { SEARCH_INPUT_MAX_LENGTH } from '../../../lib/site/constants'
import { MESSAGES } from '../../../lib/site/messages'
import { HostedModal } from '../pages/HostedModal'
import { hitOf, queryOf, responseOf, test } from './hosted-test'

const ADD_EVENT = hitOf('/docs/Stream/API/API_Methods/AddEvent', 'AddEvent')

test.beforeEach(async ({ page, hosts, docs }) => {
  for (const host of hosts) host.reply(() => responseOf(ADD_EVENT))
  await docs.open('/docs/FTC')
  await new HostedModal(page).open()
})

test.describe('§2 hits', () => {
  test('§2 the first hit is followed, to a path of this site', async ({ page, hosts: [host] }) => {
    host.reply(() =>
      responseOf({
        ...ADD_EVENT,
        url: 'https://docs.example.com/docs/Stream/API/API_Methods/AddEvent',
      }),
    )
    const modal = new HostedModal(page)
    await modal.searchFor('add event')
    await expect(modal.activeOption).toContainText('AddEvent')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/docs/Stream/API/API_Methods/AddEvent')
  })
})

test.describe('§2 the modal', () => {
  test('keys open it; Escape closes it and gives focus back', async ({ page, docs }) => {
    const modal = new HostedModal(page)
    await page.keyboard.press('Escape')
    await expect(modal.dialog).toBeHidden()
    await docs.navbar.link('FTC').focus()
    for (const key of ['Control+k', '/']) {
      await page.keyboard.press(key)
      await expect(modal.input).toBeFocused()
      await expect(modal.input).toHaveValue('')
      await page.keyboard.press('Escape')
      await expect(modal.dialog).toBeHidden()
      await expect(docs.navbar.link('FTC')).toBeFocused()
    }
  })

  test('a click outside closes it', async ({ page }) => {
    await page.mouse.click(20, 400)
    await expect(new HostedModal(page).dialog).toBeHidden()
    await expect(page).toHaveURL('/docs/FTC')
  })

  test('§5 its input accepts 64 characters', async ({ page, hosts: [host] }) => {
    const modal = new HostedModal(page)
    await page.keyboard.insertText('x'.repeat(500))
    await expect(modal.input).toHaveValue('x'.repeat(SEARCH_INPUT_MAX_LENGTH))
    await expect(modal.options).toHaveCount(1)
    expect(host.requests.map(queryOf)).toEqual(['x'.repeat(SEARCH_INPUT_MAX_LENGTH)])
  })

  test('a click on a hit closes it and highlights the words on the page', async ({
    page,
    hosts: [host],
  }) => {
    const modal = new HostedModal(page)
    const introduction = hitOf('/docs/Stream/API/Introduction', 'Introduction')
    host.reply(() => responseOf(introduction))
    await modal.searchFor('usertoken')
    await modal.options.getByRole('link').click()
    await expect(modal.dialog).toBeHidden()
    await expect(page).toHaveURL('/docs/Stream/API/Introduction')
    const highlighted = () => page.evaluate(() => CSS.highlights.get('search-terms')?.size ?? 0)
    await expect.poll(highlighted).toBeGreaterThan(0)
  })

  test('the footer links to all results', async ({ page, hosts: [host] }) => {
    const modal = new HostedModal(page)
    host.reply(() => ({
      status: 200,
      body: { results: [{ hits: [{ ...ADD_EVENT, type: 'lvl1', objectID: '1' }], nbHits: 42 }] },
    }))
    await modal.searchFor('add event')
    await expect(modal.seeAll).toHaveText('See all 42 results')
    await modal.seeAll.click()
    await expect(page).toHaveURL('/search?q=add%20event')
  })

  test('§8, §9 a followed hit becomes a recent search', async ({ page }) => {
    const modal = new HostedModal(page)
    await expect(modal.dialog.getByText(MESSAGES.noRecentSearches)).toBeVisible()
    await modal.searchFor('add event')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/AddEvent/)
    await modal.open()
    await expect(modal.options).toHaveText(/AddEvent/)
  })

  test('a double click on the search box opens it and leaves it open', async ({ page, docs }) => {
    const modal = new HostedModal(page)
    await page.keyboard.press('Escape')
    await expect(modal.dialog).toBeHidden()
    await docs.navbar.link('Search docs').dblclick()
    await page.keyboard.type('add event')
    await expect(modal.activeOption).toContainText('AddEvent')
  })

  test('text typed before its code has loaded is kept', async ({ page }) => {
    const modal = new HostedModal(page)
    await page.keyboard.press('Escape')
    await page.reload()
    await page.locator('html[data-started]').waitFor({ state: 'attached' })
    await page.keyboard.press('Control+k')
    await page.keyboard.type('add event')
    await expect(modal.input).toHaveValue('add event')
    await expect(modal.activeOption).toContainText('AddEvent')
  })
})
