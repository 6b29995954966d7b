import { readFileSync } from 'node:fs'
import { expect, test } from './site-test'

const ROUTE = '/docs/Stream/API/API_Methods/AddEvent'
const copied = 'Copied'
const unreachable = 'Not copied: the text could not be loaded. Check your connection and try again.'
const denied =
  'Not copied: the browser does not allow it. Add .md to the URL of this page and copy the text there.'

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  expectedMessages: [/Failed to load resource/],
})

test('copies the whole page as Markdown, or says what to do while it cannot be loaded or copied', async ({
  page,
  context,
  docs,
}) => {
  await docs.open(ROUTE)
  await page.clock.install()
  await docs.copyPage.click()
  await expect(docs.copyStatus).toHaveText(copied)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    readFileSync(`out${ROUTE}.md`, 'utf8'),
  )
  await page.clock.fastForward('00:05')
  await expect(docs.copyStatus).toHaveText('')
  await context.setOffline(true)
  await docs.copyPage.press('Enter')
  await expect(docs.copyStatus).toHaveText(unreachable)
  await context.setOffline(false)
  // Another site’s response, as in a guest network.
  await page.route('**/*.md', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Sign in to the guest network</h1>' }),
  )
  await docs.copyPage.click()
  await expect(docs.copyStatus).toHaveText(unreachable)
  await page.unroute('**/*.md')
  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException('denied'))
  })
  await docs.copyPage.press('Enter')
  await expect(docs.copyStatus).toHaveText(denied)
})
