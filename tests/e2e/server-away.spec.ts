import { MESSAGES } from '../../lib/site/messages'
import { errorBox, INTRODUCTION, isMarked, markDocument } from './changing-route'
import { expect, test } from './site-test'

test.use({
  expectedMessages: [new RegExp(`${MESSAGES.routePreloadFailed}|ERR_INTERNET_DISCONNECTED`)],
})

test('§2, §8 without a network, the page stays, with Retry', async ({ page, context, docs }) => {
  const retry = errorBox(page).getByRole('button', { name: MESSAGES.retry })
  await docs.open(INTRODUCTION)
  await markDocument(page)
  // Wait for the code that the page itself loads later, because its failure would cause another error.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await docs.sidebar.link('Event description').press('Enter')
  await expect(errorBox(page).getByText(MESSAGES.pageUnreachable)).toBeSeen()
  const [red = 0, ...others] = await errorBox(page).evaluate((box) =>
    (getComputedStyle(box).borderTopColor.match(/\d+/g) ?? []).slice(0, 3).map(Number),
  )
  expect(red).toBeGreaterThan(2 * Math.max(...others))
  await expect(docs.title).toHaveTextSoon('API introduction')
  await expect(page).toHaveURL(INTRODUCTION)
  await expect(retry).toBeFocused()
  const asked = page.waitForEvent('requestfailed')
  await retry.click()
  await asked
  await expect(errorBox(page)).toContainText(MESSAGES.pageUnreachable)
  await expect(errorBox(page)).toContainText(/failed again at \d+:\d\d:\d\d/)
  for (const focused of [docs.sidebar.link('Event description'), docs.title]) {
    await errorBox(page).getByRole('button', { name: MESSAGES.dismiss }).click()
    await expect(focused).toBeFocused()
    await docs.sidebar.link('Event attributes').click()
    await expect(errorBox(page)).toBeSeen()
  }
  await expect(errorBox(page)).toContainText('failed again')
  expect(await isMarked(page)).toBe(true)
  await context.setOffline(false)
  await retry.click()
  await expect(docs.title).toHaveTextSoon('Event attributes')
  await expect(errorBox(page)).toHaveCount(0)
})
