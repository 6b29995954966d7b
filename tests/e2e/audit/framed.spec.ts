import { expect, test } from '../site-test'

// Module scripts are blocked by CORS in a frame without an origin; text and links work without them.
test.use({ expectedMessages: [/Local storage is not available|blocked by CORS|Failed to load/] })

test('a page in a frame without storage shows its text and links', async ({ page, docs }) => {
  await docs.open('/docs')
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.title = 'Framed page'
    frame.sandbox.add('allow-scripts')
    frame.src = '/docs/Stream/API/Introduction'
    document.body.append(frame)
  })
  const frame = page.frameLocator('iframe[title="Framed page"]')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('API introduction')
  await expect(frame.getByRole('main').getByRole('link').first()).toBeVisible()
  await expect(frame.getByText('This page crashed.')).toHaveCount(0)
})
