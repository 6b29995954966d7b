import { MESSAGES } from '../../lib/site/messages'
import { type RunningServer, startServer } from '../../tools/server/start-server'
import { SITE_FOLDER } from '../fixtures/exported-site'
import { errorBox, INTRODUCTION, isMarked, markDocument } from './changing-route'
import { WAYS } from './readers'
import { expect, test as siteTest } from './site-test'

type LeavingServer = {
  readonly url: string
  /** From now on, no request succeeds; `context.setOffline` would let speculative requests through. */
  leave(): Promise<void>
  comeBack(): Promise<void>
}

/** The suite's test with its own server, which can become unreachable. */
const test = siteTest.extend<{ server: LeavingServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  server: async ({}, provide) => {
    let running: RunningServer | undefined = await startServer({ root: SITE_FOLDER, port: 0 })
    const { url, port } = running
    const leave = async () => {
      await running?.close()
      running = undefined
    }
    const comeBack = async () => {
      running = await startServer({ root: SITE_FOLDER, port })
    }
    await provide({ url, leave, comeBack })
    await leave()
  },
  baseURL: async ({ server }, provide) => provide(server.url),
})

test.use({
  expectedMessages: [new RegExp(`${MESSAGES.routePreloadFailed}|Failed to load resource`)],
})

const [, [, follow]] = WAYS

test('§2, §8 Tab and Enter while the server is unreachable: the page stays, and Retry works later', async ({
  page,
  server,
  docs,
}) => {
  await docs.open(INTRODUCTION)
  await markDocument(page)
  // Wait for the code that the page itself loads later, because its failure would cause another error.
  await page.waitForLoadState('networkidle')
  await server.leave()
  await follow(docs.sidebar.link('Event description'))
  await expect(errorBox(page)).toContainText(MESSAGES.pageUnreachable)
  await expect(docs.title).toHaveText('API introduction')
  await expect(page).toHaveURL(INTRODUCTION)
  expect(await isMarked(page)).toBe(true)
  const retry = errorBox(page).getByRole('button', { name: MESSAGES.retry })
  const asked = page.waitForEvent('requestfailed')
  await retry.click()
  await asked
  await expect(errorBox(page)).toContainText(MESSAGES.triedTimes.replace('{count}', '2'))
  await expect(retry).toBeFocused()
  expect(await isMarked(page)).toBe(true)
  await server.comeBack()
  await retry.click()
  await expect(docs.title).toHaveText('Event description')
  await expect(errorBox(page)).toHaveCount(0)
})
