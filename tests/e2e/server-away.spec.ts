import { MESSAGES } from '../../lib/site/messages'
import { type RunningServer, serveSite } from '../../tools/serve-site'
import { SITE_FOLDER } from '../fixtures/exported-site'
import { errorBox, INTRODUCTION, isMarked, markDocument } from './changing-route'
import { whenInteractive } from './interactive'
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
    let running: RunningServer | undefined = await serveSite(SITE_FOLDER, 0)
    const { url, port } = running
    const leave = async () => {
      await running?.close()
      running = undefined
    }
    const comeBack = async () => {
      running = await serveSite(SITE_FOLDER, port)
    }
    await provide({ url, leave, comeBack })
    await leave()
  },
  baseURL: async ({ server }, provide) => provide(server.url),
})

test.use({
  expectedMessages: [
    new RegExp(`${MESSAGES.routePreloadFailed}|Failed to load resource|ERR_INTERNET_DISCONNECTED`),
  ],
})

test('§2, §8 without a server, the page stays', async ({ page, context, server, docs }) => {
  const retry = errorBox(page).getByRole('button', { name: MESSAGES.retry })

  await test.step('§2, §8 Enter on a link while the server is unreachable: the page stays, and Retry works later', async () => {
    await docs.open(INTRODUCTION)
    await markDocument(page)
    // Wait for the code that the page itself loads later, because its failure would cause another error.
    await page.waitForLoadState('networkidle')
    await server.leave()
    await docs.sidebar.link('Event description').press('Enter')
    await expect(errorBox(page).getByText(MESSAGES.pageUnreachable)).toBeSeen()
    await expect(docs.title).toHaveText('API introduction')
    await expect(page).toHaveURL(INTRODUCTION)
    await expect(retry).toBeFocused()
    const asked = page.waitForEvent('requestfailed')
    await retry.click()
    await asked
    await expect(errorBox(page)).toContainText(MESSAGES.pageUnreachable)
    expect(await isMarked(page)).toBe(true)
    await server.comeBack()
    await retry.click()
    await expect(docs.title).toHaveText('Event description')
    await expect(errorBox(page)).toHaveCount(0)
  })

  await test.step('offline: the page stays, with an error and a Retry button that works when the network is back', async () => {
    await whenInteractive(page)
    await markDocument(page)
    await context.setOffline(true)
    await docs.sidebar.link('Event attributes').click()
    await expect(errorBox(page)).toContainText(MESSAGES.pageUnreachable)
    const [red = 0, ...others] = await errorBox(page).evaluate((box) =>
      (getComputedStyle(box).borderTopColor.match(/\d+/g) ?? []).slice(0, 3).map(Number),
    )
    expect(red).toBeGreaterThan(2 * Math.max(...others))
    await expect(docs.title).toHaveText('Event description')
    await errorBox(page).getByRole('button', { name: MESSAGES.dismiss }).click()
    await expect(docs.main).toBeFocused()
    await docs.sidebar.link('Event attributes').click()
    await expect(errorBox(page)).toBeSeen()
    expect(await isMarked(page)).toBe(true)
    await context.setOffline(false)
    await retry.click()
    await expect(docs.title).toHaveText('Event attributes')
    await expect(errorBox(page)).toBeHidden()
  })
})
