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

test.use({ expectedMessages: [/Failed to load resource|MIME type/] })

test('§2, §8 a banner explains why a misplaced site is broken', async ({ page, baseURL }) => {
  await test.step('the home page names the problem and the current value', async () => {
    await misplace(page, baseURL ?? '', '/', '/help')
    await page.goto('/help')
    await expect(banner(page)).toContainText(BASE_URL_MESSAGES.hint)
    await expect(banner(page)).toContainText('It is set to /.')
    await expect(banner(page)).toBeSeen()
    await expect(page.getByRole('main')).toContainText('Transcode files')
  })

  await test.step('other pages show no banner', async () => {
    await misplace(page, baseURL ?? '', '/docs', '/help/docs')
    await page.goto('/help/docs')
    const failed = page.waitForEvent('response', (response) => response.url().endsWith('.js'))
    await page.mouse.move(100, 100)
    await failed
    await expect(page.getByRole('main')).toBeSeen({ inPart: true })
    await expect(banner(page)).toHaveCount(0)
  })
})
