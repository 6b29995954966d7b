import { MESSAGES } from '../../lib/site/messages'
import { errorBox, INTRODUCTION, isMarked, markDocument, scriptOf } from './changing-route'
import { whenInteractive, whenQuiet } from './interactive'
import { expect, test } from './site-test'

test.use({
  expectedMessages: [
    new RegExp(`${MESSAGES.routePreloadFailed}|Failed to load resource|Unexpected token '<'`),
  ],
})

const WEB_PAGE = { status: 200, contentType: 'text/html', body: '<html></html>' }

test('§2 a page whose code fails to load', async ({ page, docs }) => {
  await test.step('§2 an error after going back disappears when the reader navigates elsewhere, and Retry goes back', async () => {
    await docs.open('/docs/Stream/API')
    await docs.follow(docs.sidebar.link('Introduction'), 'API introduction')
    await docs.follow(docs.sidebar.link('Event description'), 'Event description')
    await docs.goBack('API introduction')
    await page.reload()
    await whenInteractive(page)
    await page.route(scriptOf('/docs/Stream/API'), (request) => request.abort())
    await page.route('**/docs/Stream/API', (request) => request.abort())
    await page.goBack()
    await expect(errorBox(page)).toBeSeen()
    await expect(docs.title).toHaveTextSoon('API introduction')
    await expect(page).toHaveURL(INTRODUCTION)
    await page.goForward()
    await expect(docs.title).toHaveTextSoon('Event description')
    await expect(errorBox(page)).toBeHidden()
    await docs.goBack('API introduction')
    await page.goBack()
    await expect(errorBox(page)).toBeSeen()
    await page.unrouteAll()
    await errorBox(page).getByRole('button', { name: MESSAGES.retry }).click()
    await expect(docs.title).toHaveTextSoon('Stream API')
  })

  for (const [kind, name, route, response] of [
    ['404', 'API methods', 'API_Methods', { status: 404, body: 'gone' }],
    // As in a guest network that asks readers to sign in.
    ['a web page', 'Event attributes', 'Event_Attributes', WEB_PAGE],
  ] as const)
    await test.step(`code that returns ${kind}: one warning and one full page load`, async () => {
      const warnings: string[] = []
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
      await page.route(scriptOf(`/docs/Stream/API/${route}`), (asked) => asked.fulfill(response))
      await page.clock.install()
      await docs.open('/docs/Stream/API')
      await markDocument(page)
      const placeInHistory = () => page.evaluate(() => window.navigation.currentEntry?.index ?? -1)
      const before = await placeInHistory()
      await docs.sidebar.link(name).click()
      // Next waits for four seconds, in case the page registers late.
      if (kind === 'a web page') await page.clock.runFor(4000)
      await expect(docs.title).toHaveTextSoon(name)
      expect(await isMarked(page)).toBe(false)
      expect(await placeInHistory()).toBe(before + 1)
      const reported = warnings.filter((text) => text.includes(MESSAGES.routePreloadFailed))
      expect(reported).toHaveLength(1)
      await expect(errorBox(page)).toHaveCount(0)
    })
})

test('§2 a click while a slow document loads adds one history entry', async ({ page, docs }) => {
  await docs.open('/docs/Stream/API/Event_Attributes')
  await page.route(scriptOf('/docs/Stream/API/API_Methods'), (request) => request.abort())
  // Its document never arrives.
  await page.route('**/API/API_Methods', (request) =>
    request.request().isNavigationRequest() ? undefined : request.continue(),
  )
  const before = await page.evaluate(() => window.history.length)
  // Playwright cannot act while a document loads.
  await docs.sidebar.link('Event description').evaluate((link: HTMLElement) =>
    window.navigation.addEventListener('navigate', (event) => {
      if (event.destination.url.endsWith('/API_Methods')) setTimeout(() => link.click())
    }),
  )
  await docs.sidebar.link('API methods').click()
  await expect(docs.title).toHaveTextSoon('Event description')
  await whenQuiet(page)
  await expect(docs.title).toHaveTextSoon('Event description')
  expect(await page.evaluate(() => window.history.length)).toBe(before + 1)
})
