import { expect } from '@playwright/test'
import { MESSAGES } from '../../../lib/site/messages'
import { HostedModal } from '../pages/HostedModal'
import { delayedResponse, hitOf, responseOf, test } from './hosted-test'

const ADD_EVENT = hitOf('/docs/Stream/API/API_Methods/AddEvent', 'AddEvent')

test.beforeEach(async ({ page, hosts, docs }) => {
  for (const host of hosts) host.reply(() => responseOf(ADD_EVENT))
  await docs.open('/docs/FTC')
  await new HostedModal(page).open()
})

test.describe('§8 no response', () => {
  test('all hosts fail: an error appears, the text stays, and Retry searches again', async ({
    page,
  }) => {
    const modal = new HostedModal(page)
    await page.route('**/1/indexes/**', (route) => route.abort('namenotresolved'))
    await modal.input.fill('add event')
    await expect(modal.error).toContainText(MESSAGES.searchFailed)
    await expect(modal.error).toContainText(MESSAGES.checkConnection)
    await expect(modal.input).toBeFocused()
    await expect(modal.input).toHaveValue('add event')
    await page.unroute('**/1/indexes/**')
    await modal.retryButton.click()
    await expect(modal.activeOption).toContainText('AddEvent')
    await expect(modal.error).toBeHidden()
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
  test('the spinner of a late response disappears with it', async ({ page, hosts }) => {
    const modal = new HostedModal(page)
    const later = delayedResponse()
    for (const host of hosts) host.reply(() => later.promise)
    await modal.input.fill('add')
    await expect(modal.stalled).toBeVisible()
    later.give(responseOf(ADD_EVENT))
    await expect(modal.activeOption).toContainText('AddEvent')
    await expect(modal.stalled).toBeHidden()
  })
})

test.describe('malicious hits', () => {
  const EVIL =
    '<img src=x onerror=alert(1)><script>alert(2)</script><mark onclick=alert(3)>x</mark>'

  test('markup in their fields stays text; mark elements have no attributes', async ({
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
