import { DESCRIPTION, INTRODUCTION, scriptOf } from './changing-route'
import { expect, test } from './site-test'

// The event comes from the style sheet of a drawing, which is not loaded ahead.
test.use({ expectedMessages: [/ERR_INTERNET_DISCONNECTED|uncaught: Event$/] })

/** Runs in the page. */
function setConnection(connection: object | undefined): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, get: () => connection })
}

test('code loads ahead, but not with data-saver', async ({ page, context, baseURL, docs }) => {
  const scripts: string[] = []
  // Count requests of any type, because prefetched files are not requested as scripts.
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url())
  })

  await test.step('with data-saver, no script loads before the first interaction, and nothing is prefetched', async () => {
    await page.addInitScript(setConnection, { saveData: true, effectiveType: '4g' })
    // Without data-saver, scripts load in idle time.
    await page.goto(INTRODUCTION, { waitUntil: 'networkidle' })
    await docs.sidebar.link('Event description').hover()
    await docs.sidebar.link('API methods').hover()
    await page.mouse.move(700, 500, { steps: 3 })
    expect(scripts).toEqual([])
    await page.mouse.wheel(0, 100)
    await expect(page.locator('html')).toHaveAttribute('data-started')
    await docs.sidebar.link('Event description').hover()
    await docs.sidebar.link('API methods').hover()
    expect(scripts.filter((url) => scriptOf(DESCRIPTION).test(url))).toEqual([])
  })

  await test.step('without connection information, hovering over a link prefetches its code', async () => {
    await page.evaluate(setConnection, undefined)
    await context.addCookies([{ name: 'pass', value: 'given', url: baseURL ?? '' }])
    const asked = page.waitForRequest(scriptOf(DESCRIPTION))
    await docs.sidebar.link('Event description').hover()
    const request = await asked
    // §7 The code is prefetched with credentials, and used on the next navigation.
    expect(await request.headerValue('cookie')).toBe('pass=given')
    await (await request.response())?.finished()
    await context.setOffline(true)
    await docs.follow(docs.sidebar.link('Event description'), 'Event description')
  })
})
