import { STREAM_LANDING } from '../fixtures/design-routes'
import { expect, test } from './site-test'

test.use({ expectedMessages: [/Failed to load resource|trying its HTML document instead/] })

test('without style sheets, text order, skip link, and links work', async ({ page, docs }) => {
  await page.route('**/*.css', (route) => route.abort())
  await docs.open(STREAM_LANDING)
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
  await docs.main.getByRole('heading', { name: 'Sizing' }).click()
  await docs.sidebar.link('AWS').click()
  await expect(docs.title).toHaveText('Install Stream on AWS Kubernetes')
})

test('without the framework text stays, and links and search lead on as plain links', async ({
  page,
  docs,
}) => {
  await page.route('**/chunks/framework-*.js', (route) => route.abort())
  await page.goto(STREAM_LANDING)
  await expect(page.locator('html')).toHaveAttribute('data-scripts-failed')
  await expect(docs.main.getByRole('heading', { name: 'Troubleshooting' })).toBeVisible()
  await docs.sidebar.link('AWS').click()
  await expect(docs.title).toHaveText('Install Stream on AWS Kubernetes')
  await docs.main.getByRole('link', { name: 'Run Stream on Linux with Docker' }).first().click()
  await expect(page).toHaveURL(/\/AWS\/Linux_Help/)
  await expect(page.locator('html')).toHaveAttribute('data-scripts-failed')
  await docs.navbar.link('Search docs').click()
  await expect(page).toHaveURL('/search')
  await expect(docs.title).toHaveText('Search')
})

test('§2 after a script failed, the first key opens search and starts the page', async ({
  page,
  docs,
  modal,
}) => {
  await page.route('**/chunks/framework-*.js', (route) => route.abort(), { times: 1 })
  await page.goto(STREAM_LANDING)
  await expect(page.locator('html')).toHaveAttribute('data-scripts-failed')
  await page.keyboard.press('/')
  await expect(modal.input).toBeFocused()
  await modal.input.pressSequentially('ports')
  await expect(modal.options.first()).toBeVisible()
  await expect(docs.title).toHaveText(/Stream/)
})
