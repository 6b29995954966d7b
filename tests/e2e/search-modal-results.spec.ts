import { SEARCH_INPUT_MAX_LENGTH, SEARCH_RESULTS } from '../../lib/site/constants'
import { MESSAGES } from '../../lib/site/messages'
import { expect, test } from './site-test'

test('§2 hits are followed from page to page', async ({ page, docs, modal }) => {
  await test.step('before a query, the current product comes first', async () => {
    await docs.open('/docs/Stream/API/Introduction')
    await modal.open()
    await expect(modal.dialog.getByRole('navigation').first()).toContainText('API methods by name')
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/docs/Stream/API/API_Methods')
    await expect(modal.dialog).toBeHidden()
  })

  await test.step('§2 a long paste is cut; Enter follows the first hit, closes it and moves focus to the content', async () => {
    await modal.open()
    await page.keyboard.insertText('x'.repeat(500))
    await expect(modal.input).toHaveValue('x'.repeat(SEARCH_INPUT_MAX_LENGTH))
    // The title of a page comes before its sections.
    await modal.searchFor('add evnt')
    await expect(modal.activeOption).toHaveAttribute('href', /\/AddEvent$/)
    await page.keyboard.press('Enter')
    await expect(docs.title).toHaveText('AddEvent')
    await expect(modal.dialog).toBeHidden()
    await expect(docs.main).toBeFocused()
  })

  await test.step('§2 hits are local links; a click follows one', async () => {
    await modal.open()
    await modal.searchFor('logo filter')
    const hit = modal.options.first()
    await expect(hit).toHaveAttribute('href', /^\/docs\/FTC\/Tutorials\/Logo_Filter/)
    await hit.click()
    await expect(docs.title).toHaveText('Logo filter')
  })

  await test.step('the title above sections opens the page', async () => {
    await modal.open()
    await modal.searchFor('gpu operator')
    const title = modal.list.locator('[role="group"] > a[aria-hidden]').first()
    const text = (await title.locator('b').textContent()) ?? ''
    await title.click()
    await expect(docs.title).toHaveText(text)
    await expect(modal.dialog).toBeHidden()
  })

  await test.step('results of one product, also in the count and the footer’s link', async () => {
    await modal.open()
    await modal.searchFor('cluster')
    await modal.dialog.getByRole('radio', { name: /^Stream/ }).check()
    await expect(modal.options.first()).toHaveAttribute('href', /^\/docs\/Stream/)
    await expect(modal.list.locator('[href^="/docs/FTC"]')).toHaveCount(0)
    await modal.seeAll.click()
    await expect(page).toHaveURL('/search?q=cluster&product=stream')
  })
})

test('§2 keys, mouse, and screen readers work in the open modal', async ({
  page,
  context,
  docs,
  modal,
}) => {
  await test.step('arrow keys wrap; Home, End, and Tab work as in an input; hovering selects a hit, typing the first', async () => {
    await docs.open('/docs/FTC')
    await modal.open()
    await modal.searchFor('event')
    await page.keyboard.press('ArrowUp')
    await expect(modal.options.last()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(modal.options.first()).toHaveAttribute('aria-selected', 'true')
    await modal.options.nth(2).hover()
    await expect(modal.options.nth(2)).toHaveAttribute('aria-selected', 'true')
    await expect(modal.input).toBeFocused()
    await page.keyboard.press('Home')
    await page.keyboard.type('an ')
    await expect(modal.input).toHaveValue('an event')
    await expect(modal.options.first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('End')
    await page.keyboard.type('s')
    await expect(modal.input).toHaveValue('an events')
    await page.keyboard.press('Tab')
    await expect(modal.clearButton).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(modal.input).toBeFocused()
    await expect(modal.input).toHaveValue('')
  })

  await test.step('the input is a combobox that points to its list, and results are announced', async () => {
    await expect(modal.input).toHaveAttribute('aria-expanded', 'false')
    await modal.searchFor('AddEvent')
    await expect(modal.status).toHaveText(/^\d+ results? for "AddEvent"$/)
    await expect(modal.input).toHaveAttribute('aria-expanded', 'true')
    const id = await modal.activeOption.getAttribute('id')
    await expect(modal.input).toHaveAttribute('aria-activedescendant', id ?? '')
    await expect(modal.list).toHaveCount(1)
    await expect(modal.input).toHaveAttribute(
      'aria-controls',
      (await modal.list.getAttribute('id')) ?? '',
    )
    await expect(modal.options.first()).toContainText('AddEvent')
    const ids = await modal.options.evaluateAll((options) => options.map((option) => option.id))
    expect(new Set(ids).size).toBe(ids.length)
    await modal.searchFor('zzxqy')
    await expect(modal.status).toHaveText(`${MESSAGES.noResultsFor} "zzxqy"`)
    await expect(modal.input).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('§8 no hits: shows the query, suggestions, and a link to report it', async () => {
    const query = '<i>xxevxntslxst'
    await modal.searchFor(query)
    await expect(
      modal.dialog.getByText(`${MESSAGES.noResultsFor} "${query}"`).first(),
    ).toBeVisible()
    await expect(modal.dialog.getByText(MESSAGES.missingResults)).toBeVisible()
    await expect(
      modal.dialog.getByRole('link', { name: `${MESSAGES.letUsKnow} ${MESSAGES.opensNewTab}` }),
    ).toBeVisible()
    await expect(modal.dialog.getByText(MESSAGES.trySearchingFor)).toBeVisible()
    const count = await modal.suggestions.count()
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThanOrEqual(SEARCH_RESULTS.maxSuggestions)
    const suggestion = (await modal.suggestions.first().textContent()) ?? ''
    await modal.suggestions.first().click()
    await expect(modal.input).toHaveValue(suggestion)
    await expect(modal.activeOption).toContainText(suggestion)
  })

  await test.step('a word that no page has is reported above the results for the others', async () => {
    await modal.searchFor('zzxqy watermark')
    await expect(
      modal.dialog.getByText('No page contains "zzxqy". Showing results for the rest.'),
    ).toBeVisible()
    await expect(modal.activeOption).toContainText(/watermark/i)
  })

  await test.step('pasted text that is too long to search is in the error lookup when nothing is found', async () => {
    const text = `${'zzxqy '.repeat(20)}\nand its second line`
    await modal.input.fill('')
    await modal.input.evaluate((input, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    }, text)
    await modal.searchFor('zzxqy zzxqy')
    await expect(modal.dialog.getByLabel('Paste an error')).toHaveValue(text)
    await modal.searchFor('zzxqz')
    await expect(modal.dialog.getByLabel('Paste an error')).toHaveValue('')
  })

  await test.step('Ctrl+click and Ctrl+Enter open a hit in a new tab', async () => {
    await modal.searchFor('AddEvent')
    const byClick = context.waitForEvent('page')
    await modal.options.first().click({ modifiers: ['ControlOrMeta'] })
    await expect(await byClick).toHaveURL(/AddEvent/)
    await expect(modal.dialog).toBeVisible()
    await modal.input.focus()
    const byKey = context.waitForEvent('page')
    await page.keyboard.press('Control+Enter')
    await expect(await byKey).toHaveURL(/AddEvent/)
    await expect(page).toHaveURL('/docs/FTC')
  })

  await test.step('§2 the footer links to all results on the search page', async () => {
    await modal.searchFor('event')
    const total = /\d+/.exec((await modal.status.textContent()) ?? '')?.[0]
    await expect(modal.seeAll).toHaveText(`See all ${total} results`)
    await modal.seeAll.click()
    await expect(page).toHaveURL('/search?q=event')
    await expect(modal.dialog).toBeHidden()
    await expect(docs.main.getByRole('searchbox')).toHaveValue('event')
  })
})
