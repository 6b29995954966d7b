import { INTRODUCTION } from './changing-route'
import { tap } from './readers'
import { expect, test } from './site-test'

test.use({ expectedMessages: [/status of 503/] })

test('§2 after a script failed once, a touch hydrates the page, and taps open the menu', async ({
  page,
  docs,
}) => {
  await page.route('**/chunks/main-*.js', (route) => route.fulfill({ status: 503 }), { times: 1 })
  const failure = page.waitForResponse((response) => response.status() === 503)
  await page.goto(INTRODUCTION)
  await failure
  await expect(async () => {
    await tap(docs.title)
    await expect(page.locator('html')).toHaveAttribute('data-started', { timeout: 500 })
  }).toPass()
  await tap(docs.navbar.menuButton)
  await expect(docs.mobileSidebar.dialog).toBeVisible()
})
