import type { Page } from '@playwright/test'
import { MESSAGES } from '../../lib/site/messages'
import { heldRequests } from './held-requests'
import { expect, test } from './site-test'

/** Delays the script of the error lookup, then responds with a 404, then lets it load. */
async function failLookup(page: Page) {
  const held = heldRequests()
  let isMissing = true
  await page.route(/\/_next\/static\/chunks\/(?!pages\/).*\.js$/, async (route) => {
    const response = await route.fetch()
    const isLookup = (await response.text()).includes('Paste an error, a log')
    if (isLookup) await held.whenReleased
    await route.fulfill(isLookup && isMissing ? { status: 404, body: '' } : { response })
  })
  return {
    fail: held.release,
    load: () => {
      isMissing = false
    },
  }
}

test.use({ expectedMessages: [/status of 404/] })

test('a field that loads slowly and fails leaves the text readable', async ({ page, docs }) => {
  const code = await failLookup(page)
  const heading = docs.main.getByRole('heading', { name: 'Something stopped' })
  const loader = docs.main.getByRole('status').filter({ hasText: 'Loading the error lookup' })
  const error = docs.main.getByRole('alert')

  await test.step('§2 a slow field shows a loader without moving the text', async () => {
    await docs.open('/docs/Stream/FAQ')
    await docs.follow(docs.sidebar.link('Troubleshooting'), 'Stream troubleshooting')
    const place = () => heading.evaluate((text) => text.getBoundingClientRect().top + scrollY)
    const before = await place()
    await expect(loader).toBeVisible()
    expect(await place()).toBe(before)
  })

  await test.step('shows the error with Retry next to the text; Retry works repeatedly', async () => {
    code.fail()
    const retry = error.getByRole('button', { name: MESSAGES.retry })
    await expect(error).toContainText('The error lookup could not be loaded.')
    await expect(error).toContainText(MESSAGES.completeWithoutChunk)
    await expect(heading).toBeVisible()
    const again = page.waitForResponse((response) => response.status() === 404)
    await retry.click()
    await again
    await expect(retry).toBeVisible()
    code.load()
    await retry.click()
    await docs.main.getByLabel('Paste an error').fill('bash: helm: command not found')
    await expect(docs.main).toContainText('known error found')
    await expect(error).toHaveCount(0)
    await expect(loader).toHaveCount(0)
  })
})
