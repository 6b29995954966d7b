import type { Page } from '@playwright/test'
import { MESSAGES } from '../../lib/site/messages'
import { heldRequests } from './held-requests'
import { expect, test } from './site-test'

/** Delays the script of the form, then responds with a 404, then lets it load. */
async function failForm(page: Page) {
  const held = heldRequests()
  let isMissing = true
  await page.route(/\/_next\/static\/chunks\/(?!pages\/).*\.js$/, async (route) => {
    const response = await route.fetch()
    const isForm = (await response.text()).includes('A number from 1 to 65535')
    if (isForm) await held.whenReleased
    await route.fulfill(isForm && isMissing ? { status: 404, body: '' } : { response })
  })
  return {
    fail: held.release,
    load: () => {
      isMissing = false
    },
  }
}

test.use({ expectedMessages: [/status of 404/] })

test('a form that loads slowly and fails leaves the text readable', async ({ page, docs }) => {
  const code = await failForm(page)
  const heading = docs.main.getByRole('heading', { name: 'Parameters' })
  const loader = docs.main.getByRole('status').filter({ hasText: 'Loading the form' })
  const error = docs.main.getByRole('alert')

  await test.step('§2 a slow form shows a loader without moving the text', async () => {
    await docs.open('/docs/Stream/API/API_Methods')
    await docs.follow(docs.sidebar.link('AddEvent'), 'AddEvent')
    const place = () => heading.evaluate((text) => text.getBoundingClientRect().top + scrollY)
    const before = await place()
    await expect(loader).toBeVisible()
    expect(await place()).toBe(before)
  })

  await test.step('shows the error with Retry next to the text; Retry works repeatedly', async () => {
    code.fail()
    const retry = error.getByRole('button', { name: MESSAGES.retry })
    await expect(error).toContainText('The form could not be loaded.')
    await expect(error).toContainText(MESSAGES.completeWithoutChunk)
    await expect(heading).toBeVisible()
    const again = page.waitForResponse((response) => response.status() === 404)
    await retry.click()
    await again
    await expect(retry).toBeVisible()
    code.load()
    await retry.click()
    await page.getByText('Your values').click()
    await page.getByRole('textbox', { name: 'Host' }).fill('manager.example.org')
    await expect(docs.main).toContainText('https://manager.example.org')
    await expect(error).toHaveCount(0)
    await expect(loader).toHaveCount(0)
  })
})
