import { DESCRIPTION } from './changing-route'
import { expect, test } from './site-test'

test.use({ expectedMessages: [/Failed to load resource|trying its HTML document instead/] })

test('without style sheets, text order, skip link, and links work', async ({ page, docs }) => {
  await page.route('**/*.css', (route) => route.abort())
  await docs.open(DESCRIPTION)
  const order = await page.evaluate(() =>
    ['header', '[aria-label="Stream documentation"]', 'h1', '.prose', 'footer'].map(
      (selector) => document.querySelector(selector)?.getBoundingClientRect().top ?? -1,
    ),
  )
  expect(order).toEqual([...order].sort((a, b) => a - b))
  expect(order[0]).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Tab')
  await expect(docs.skipLink).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(docs.main).toBeFocused()
  // Playwright clicks only elements that nothing covers.
  await docs.main.getByRole('heading', { name: 'Open points' }).click()
  await docs.sidebar.link('API').click()
  await expect(docs.title).toHaveText('Stream API')
})
