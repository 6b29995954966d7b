import { expect } from '@playwright/test'
import { SEARCH_INPUT_MAX_LENGTH } from '../../../lib/site/constants'
import { MESSAGES } from '../../../lib/site/messages'
import { HostedModal } from '../pages/HostedModal'
import { delayedResponse, hitOf, queryOf, responseOf, test } from './hosted-test'

const ADD_EVENT = hitOf('/docs/Stream/API/API_Methods/AddEvent', 'AddEvent')
const LOGO = hitOf('/docs/FTC/Tutorials/Logo_Filter', 'Logo filter')

test.beforeEach(async ({ page, hosts, docs }) => {
  for (const host of hosts) host.reply(() => responseOf(ADD_EVENT))
  await docs.open('/docs/FTC')
  await new HostedModal(page).open()
})

test.describe('§7 the call', () => {
  test('§7 one POST with id and key in the URL', async ({ page, hosts: [host] }) => {
    await new HostedModal(page).searchFor('add event')
    expect(host.requests).toHaveLength(1)
    const [sent] = host.requests
    expect(sent).toMatchObject({ method: 'POST', path: '/1/indexes/*/queries' })
    expect(sent?.parameters.get('x-algolia-application-id')).toBe('TESTAPP')
    expect(sent?.parameters.get('x-algolia-api-key')).toBe('public-key')
  })

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
  test('I03 keys open it; Escape closes it and gives focus back', async ({ page, docs }) => {
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

  test('§5 its input holds 64 characters', async ({ page, hosts: [host] }) => {
    const modal = new HostedModal(page)
    await page.keyboard.insertText('x'.repeat(500))
    await expect(modal.input).toHaveValue('x'.repeat(SEARCH_INPUT_MAX_LENGTH))
    await expect(modal.options).toHaveCount(1)
    expect(host.requests.map(queryOf)).toEqual(['x'.repeat(SEARCH_INPUT_MAX_LENGTH)])
  })

  test('a click on a hit closes it; the words are highlighted on its page', async ({
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

  test('the footer leads to all results', async ({ page, hosts: [host] }) => {
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

  test('§8, §9 a followed hit is a recent search', async ({ page }) => {
    const modal = new HostedModal(page)
    await expect(modal.dialog.getByText(MESSAGES.noRecentSearches)).toBeVisible()
    await modal.searchFor('add event')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/AddEvent/)
    await modal.open()
    await expect(modal.options).toHaveText(/AddEvent/)
  })

  test('what is typed before its code is there is taken over', async ({ page }) => {
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

test.describe('§8 no response', () => {
  test('D01 all hosts fail: the error, the text stays, Retry asks again', async ({ page }) => {
    const modal = new HostedModal(page)
    await page.route('**/1/indexes/**', (route) => route.abort('namenotresolved'))
    await modal.input.fill('add event')
    await expect(modal.error).toContainText(MESSAGES.searchFailed)
    await expect(modal.error).toContainText(MESSAGES.checkConnection)
    await expect(modal.status).toHaveText(MESSAGES.searchFailed)
    await expect(modal.input).toBeFocused()
    await expect(modal.input).toHaveValue('add event')
    await page.unroute('**/1/indexes/**')
    await modal.retryButton.click()
    await expect(modal.activeOption).toContainText('AddEvent')
    await expect(modal.error).toBeHidden()
  })

  test('D02 a host that does not answer gives way to the next, and is left alone', async ({
    page,
    hosts: [bad, good],
  }) => {
    const modal = new HostedModal(page)
    bad.reply(() => 'hang')
    for (const query of ['add', 'add event']) {
      await modal.searchFor(query)
      await expect(modal.activeOption).toContainText('AddEvent')
    }
    expect(bad.requests.map(queryOf)).toEqual(['add'])
    expect(good.requests.map(queryOf)).toEqual(['add', 'add event'])
  })

  test('D02 no host answers in time: the error', async ({ page, hosts }) => {
    const modal = new HostedModal(page)
    for (const host of hosts) host.reply(() => 'hang')
    await modal.input.fill('add')
    await expect(modal.error).toContainText(MESSAGES.searchFailed)
    expect(hosts.map(({ requests }) => requests.length)).toEqual([1, 1])
  })

  test('D03, D04 429: the error, and one request for each query', async ({ page, hosts }) => {
    const modal = new HostedModal(page)
    for (const host of hosts) host.reply(() => ({ status: 429, body: { message: 'No' } }))
    for (const query of ['a', 'ad', 'add']) {
      const received = page.waitForResponse('**/1/indexes/**')
      await modal.input.fill(query)
      await received
      await expect(modal.error).toContainText(MESSAGES.searchFailed)
    }
    expect(hosts.flatMap(({ requests }) => requests.map(queryOf))).toEqual(['a', 'ad', 'add'])
  })

  test('D05 a response that is HTML is an error; the next one is shown', async ({
    page,
    hosts: [host],
  }) => {
    const modal = new HostedModal(page)
    host.reply(() => ({ status: 200, body: '<!doctype html><title>Sign in</title>' }))
    await modal.input.fill('ad')
    await expect(modal.error).toContainText(MESSAGES.searchFailed)
    host.reply(() => responseOf(ADD_EVENT))
    await modal.searchFor('add')
    await expect(modal.activeOption).toContainText('AddEvent')
  })

  test('§8 no hits', async ({ page, hosts: [host] }) => {
    const modal = new HostedModal(page)
    host.reply(() => responseOf())
    await modal.searchFor('zzz')
    await expect(modal.dialog.getByText(`${MESSAGES.noResultsFor} "zzz"`).first()).toBeVisible()
    await expect(modal.missingResults).toBeVisible()
  })
})

test.describe('§4 slow responses', () => {
  test('D06 what turns while the response is late is gone with it', async ({ page, hosts }) => {
    const modal = new HostedModal(page)
    const later = delayedResponse()
    for (const host of hosts) host.reply(() => later.promise)
    await modal.input.fill('add')
    await expect(modal.stalled).toBeVisible()
    later.give(responseOf(ADD_EVENT))
    await expect(modal.activeOption).toContainText('AddEvent')
    await expect(modal.stalled).toBeHidden()
  })

  test('D07 the results are those of the last query, whatever response comes last', async ({
    page,
    hosts,
  }) => {
    const modal = new HostedModal(page)
    const later = delayedResponse()
    for (const host of hosts)
      host.reply((request) => (queryOf(request) === 'a' ? later.promise : responseOf(LOGO)))
    const first = page.waitForResponse(
      (response) => response.request().postData()?.includes('"query":"a"') === true,
    )
    await modal.input.fill('a')
    await modal.input.fill('ab')
    await expect(modal.activeOption).toContainText('Logo filter')
    later.give(responseOf(ADD_EVENT))
    await (await first).finished()
    await expect(modal.status).toHaveText('1 result for "ab"')
    await expect(modal.options).toHaveText(/Logo filter/)
  })
})

test.describe('hits of a stranger', () => {
  const EVIL =
    '<img src=x onerror=alert(1)><script>alert(2)</script><mark onclick=alert(3)>x</mark>'

  test('D08 markup in their fields stays text; marks have no attributes', async ({
    page,
    hosts: [host],
  }) => {
    const modal = new HostedModal(page)
    page.on('dialog', ({ message }) => expect(message()).toBe('no script'))
    const value = `${EVIL}<mark>found</mark>`
    host.reply(() =>
      responseOf({
        url: '/docs/FTC#a',
        hierarchy: { lvl0: EVIL, lvl1: EVIL },
        content: EVIL,
        _highlightResult: { hierarchy: { lvl0: { value }, lvl1: { value } } },
        _snippetResult: { hierarchy: { lvl1: { value } }, content: { value } },
      }),
    )
    await modal.searchFor('x')
    await expect(modal.options.first()).toContainText(EVIL)
    await expect(modal.options.locator('img, script, [onerror], [onclick]')).toHaveCount(0)
    const marks = modal.options.locator('mark')
    await expect(marks).toHaveText(['found', 'found'])
    expect(await marks.evaluateAll((all) => all.flatMap((mark) => [...mark.attributes]))).toEqual(
      [],
    )
  })
})
