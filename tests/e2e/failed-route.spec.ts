import { MESSAGES } from '../../lib/site/messages'
import {
  DESCRIPTION,
  errorBox,
  INTRODUCTION,
  isMarked,
  makeUnreachable,
  markDocument,
  scriptOf,
} from './changing-route'
import { whenInteractive } from './interactive'
import { combinations, MATRIX } from './matrix'
import { expect, test } from './site-test'

test.use({
  // The last message: a web page arrived in place of a script.
  expectedMessages: [
    new RegExp(`${MESSAGES.routePreloadFailed}|Failed to load resource|Unexpected token '<'`),
  ],
})

/** Failed code: what the server returns, the page's name and route, and the response. */
type FailedCode = readonly [kind: string, name: string, route: string, response: object]

const WEB_PAGE = { status: 200, contentType: 'text/html', body: '<html></html>' }

test('§2 a page whose code fails to load', MATRIX, async ({ page, docs }) => {
  await test.step('§2 an error after going back disappears when the reader navigates elsewhere, and Retry goes back', async () => {
    await docs.open('/docs/Stream/API')
    await docs.follow(docs.sidebar.link('Introduction'), 'API introduction')
    await docs.follow(docs.sidebar.link('Event description'), 'Event description')
    await docs.goBack('API introduction')
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
    await docs.goBack('API introduction')
    await page.goBack()
    await expect(errorBox(page)).toBeVisible()
    await page.unrouteAll()
    await errorBox(page).getByRole('button', { name: MESSAGES.retry }).click()
    await expect(docs.title).toHaveText('Stream API')
  })

  // Only in full runs for a web page, because the router waits for seconds before it gives up.
  for (const [kind, name, route, response] of combinations<FailedCode>(
    [['404', 'API methods', 'API_Methods', { status: 404, body: 'gone' }]],
    [['a web page', 'Event attributes', 'Event_Attributes', WEB_PAGE]],
  ))
    await test.step(`code that returns ${kind}: one warning and one full page load`, async () => {
      const warnings: string[] = []
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
      await page.route(scriptOf(`/docs/Stream/API/${route}`), (asked) => asked.fulfill(response))
      await whenInteractive(page)
      await markDocument(page)
      const placeInHistory = () => page.evaluate(() => window.navigation.currentEntry?.index ?? -1)
      const before = await placeInHistory()
      await docs.follow(docs.sidebar.link(name), name)
      expect(await isMarked(page)).toBe(false)
      expect(await placeInHistory()).toBe(before + 1)
      const reported = warnings.filter((text) => text.includes(MESSAGES.routePreloadFailed))
      expect(reported).toHaveLength(1)
      await expect(errorBox(page)).toHaveCount(0)
    })
})
