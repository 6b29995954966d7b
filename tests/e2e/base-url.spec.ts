import type { Page } from '@playwright/test'
import { BASE_URL_MESSAGES } from '../../lib/site/messages'
import { expect, test } from './site-test'

const banner = (page: Page) =>
  page.getByRole('alert').filter({ hasText: BASE_URL_MESSAGES.problem })

/** Serves the home page's HTML at another URL, and a 404 for each of its files. */
async function misplace(page: Page, origin: string, from: string, to: string): Promise<void> {
  await page.route(`**${to}`, async (route) => {
    const response = await page.request.get(`${origin}${from}`)
    await route.fulfill({ response })
  })
  await page.route('**/_next/**', (route) => route.fulfill({ status: 404, body: '' }))
}

test.describe('§2, §8 base URL banner', () => {
  test.describe('on a site in the wrong place', () => {
    test.use({ expectedMessages: [/Failed to load resource|MIME type|ERR_FAILED/] })

    test('the home page names the problem, with the current and the suggested value', async ({
      page,
      baseURL,
    }) => {
      for (const path of ['/help', '/help/index.html', '/help/']) {
        await misplace(page, baseURL ?? '', '/', path)
        await page.goto(path)
        await expect(banner(page)).toContainText('The URL of this page suggests /help/.')
      }
      await page.mouse.move(100, 100)
      await expect(banner(page)).toContainText(BASE_URL_MESSAGES.hint)
      await expect(banner(page)).toContainText('It is set to /.')
      await expect(page.getByRole('main')).toContainText('Transcode files')
    })

    test('§2 at the right URL, the banner suggests nothing when the scripts fail', async ({
      page,
    }) => {
      await page.route('**/_next/**/*.js', (route) => route.abort())
      await page.goto('/')
      await page.mouse.move(100, 100)
      await expect(banner(page)).toContainText(BASE_URL_MESSAGES.hint)
      await expect(banner(page)).not.toContainText(BASE_URL_MESSAGES.suggested)
    })

    test('other pages show no banner', async ({ page, baseURL }) => {
      await misplace(page, baseURL ?? '', '/docs', '/help/docs')
      await page.goto('/help/docs')
      const failed = page.waitForEvent('response', (response) => response.url().endsWith('.js'))
      await page.mouse.move(100, 100)
      await failed
      await expect(page.getByRole('main')).toBeVisible()
      await expect(banner(page)).toHaveCount(0)
    })
  })
})
