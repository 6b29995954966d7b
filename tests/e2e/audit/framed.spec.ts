import { expect, test } from '../site-test'

const ROUTE = '/docs/Stream/API/Introduction'

test.describe('a page in a frame without storage', () => {
  // Module scripts are blocked by CORS in a frame without an origin; text and links work without them.
  test.use({
    expectedMessages: [/Local storage is not available|blocked by CORS|Failed to load/],
  })

  test('shows its text and links', async ({ page, docs }) => {
    await docs.open('/docs')
    await page.evaluate((url) => {
      const frame = document.createElement('iframe')
      frame.title = 'Framed page'
      frame.sandbox.add('allow-scripts')
      frame.src = url
      document.body.append(frame)
    }, ROUTE)
    const frame = page.frameLocator('iframe[title="Framed page"]')
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('API introduction')
    await expect(frame.getByRole('main').getByRole('link').first()).toBeVisible()
    await expect(frame.getByText('This page crashed.')).toHaveCount(0)
  })
})
