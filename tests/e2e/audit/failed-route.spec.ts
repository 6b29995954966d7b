import { MESSAGES } from '../../../lib/site/messages'
import {
  DESCRIPTION,
  errorBox,
  INTRODUCTION,
  isMarked,
  markDocument,
  scriptOf,
} from '../changing-route'
import { expect, test } from '../site-test'

test.use({
  // The second message: a web page arrived in place of a script.
  expectedMessages: [new RegExp(`${MESSAGES.routePreloadFailed}|Unexpected token '<'`)],
})

// Not in everyday runs, because the router waits for seconds before it gives up.
test('code that returns a web page: one warning and one full page load', async ({ page, docs }) => {
  await page.route(scriptOf(DESCRIPTION), (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<html></html>' }),
  )
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await docs.open(INTRODUCTION)
  await markDocument(page)
  const before = await page.evaluate(() => window.history.length)
  await docs.sidebar.link('Event description').click()
  await expect(docs.title).toHaveText('Event description')
  expect(await isMarked(page)).toBe(false)
  expect(await page.evaluate(() => window.history.length)).toBe(before + 1)
  const reported = warnings.filter((text) => text.includes(MESSAGES.routePreloadFailed))
  expect(reported).toHaveLength(1)
  await expect(errorBox(page)).toHaveCount(0)
})
