import { MESSAGES } from '../../lib/site/messages'
import {
  DESCRIPTION,
  errorBox,
  INTRODUCTION,
  isMarked,
  makeUnreachable,
  markDocument,
  progressBar,
  scriptOf,
} from './changing-route'
import { whenInteractive } from './interactive'
import { expect, test } from './site-test'

test.use({
  expectedMessages: [
    // The last message: a web page arrived in place of a script.
    new RegExp(
      `${MESSAGES.routePreloadFailed}|Failed to load resource|ERR_INTERNET_DISCONNECTED|Unexpected token '<'`,
    ),
  ],
})

for (const [name, response, turns] of [
  ['code that returns 404', { status: 404, body: 'gone' }, [1, 2]],
  [
    'code that returns a web page',
    { status: 200, contentType: 'text/html', body: '<html></html>' },
    // Only once: the router waits for seconds before it gives up. The test above covers repeated failures.
    [1],
  ],
] as const) {
  test(`${name}: one warning and one full page load each time`, async ({ page, docs }) => {
    await page.route(scriptOf(DESCRIPTION), (route) => route.fulfill(response))
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await docs.open(INTRODUCTION)
    for (const round of turns) {
      await markDocument(page)
      const before = await page.evaluate(() => window.history.length)
      await docs.sidebar.link('Event description').click()
      await expect(docs.title).toHaveText('Event description')
      expect(await isMarked(page)).toBe(false)
      // The second time, the new entry replaces the one that Back has left.
      expect(await page.evaluate(() => window.history.length)).toBe(before + 2 - round)
      const reported = warnings.filter((text) => text.includes(MESSAGES.routePreloadFailed))
      expect(reported).toHaveLength(round)
      await expect(errorBox(page)).toHaveCount(0)
      await page.goBack()
      await expect(docs.title).toHaveText('API introduction')
      await whenInteractive(page)
    }
  })
}

test('offline: the page stays, with an error and a Retry button that works when the network is back', async ({
  page,
  context,
  docs,
}) => {
  await docs.open(INTRODUCTION)
  await markDocument(page)
  await context.setOffline(true)
  await docs.sidebar.link('Event description').click()
  await expect(errorBox(page)).toContainText(MESSAGES.pageUnreachable)
  const [red = 0, ...others] = await errorBox(page).evaluate((box) =>
    (getComputedStyle(box).borderTopColor.match(/\d+/g) ?? []).slice(0, 3).map(Number),
  )
  expect(red).toBeGreaterThan(2 * Math.max(...others))
  await expect(docs.title).toHaveText('API introduction')
  await expect(progressBar(page)).toHaveCount(0)
  expect(await isMarked(page)).toBe(true)
  await errorBox(page).getByRole('button', { name: MESSAGES.dismiss }).click()
  await expect(docs.main).toBeFocused()
  await docs.sidebar.link('Event description').click()
  await expect(errorBox(page)).toBeVisible()
  await context.setOffline(false)
  await errorBox(page).getByRole('button', { name: MESSAGES.retry }).click()
  await expect(docs.title).toHaveText('Event description')
  await expect(errorBox(page)).toBeHidden()
})

test('§2 an error after going back disappears when the reader navigates elsewhere, and Retry goes back', async ({
  page,
  docs,
}) => {
  await docs.open('/docs/Stream/API')
  await docs.sidebar.link('Introduction').click()
  await expect(docs.title).toHaveText('API introduction')
  await docs.sidebar.link('Event description').click()
  await expect(docs.title).toHaveText('Event description')
  await page.goBack()
  await expect(docs.title).toHaveText('API introduction')
  await page.reload()
  await whenInteractive(page)
  await makeUnreachable(page, '/docs/Stream/API')
  await page.goBack()
  await expect(errorBox(page)).toBeVisible()
  await expect(docs.title).toHaveText('API introduction')
  await expect(page).toHaveURL(INTRODUCTION)
  await page.goForward()
  await expect(docs.title).toHaveText('Event description')
  await expect(page).toHaveURL(DESCRIPTION)
  await expect(errorBox(page)).toBeHidden()
  await page.goBack()
  await expect(docs.title).toHaveText('API introduction')
  await page.goBack()
  await expect(errorBox(page)).toBeVisible()
  const retry = errorBox(page).getByRole('button', { name: MESSAGES.retry })
  await retry.click()
  await expect(errorBox(page)).toContainText(MESSAGES.triedTimes.replace('{count}', '2'))
  await page.unrouteAll()
  await retry.click()
  await expect(docs.title).toHaveText('Stream API')
})
