import { readFileSync } from 'node:fs'
import { expect, test } from './site-test'

const ROUTE = '/docs/Stream/API/API_Methods/AddEvent'

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  expectedMessages: [/Failed to load resource/],
})

test('copies the whole page as Markdown, or says why not', async ({ page, context, docs }) => {
  await docs.open(ROUTE)
  await docs.copyPage.click()
  await expect(docs.copyStatus).toHaveText('Copied')
  await expect(docs.copyStatus).toBeSeen()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    readFileSync(`out${ROUTE}.md`, 'utf8'),
  )
  await context.setOffline(true)
  await docs.copyPage.press('Enter')
  await expect(docs.copyStatus).toContainText('Not copied: the text could not be loaded.')
  await context.setOffline(false)
  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException('denied'))
  })
  await docs.copyPage.press('Enter')
  await expect(docs.copyStatus).toContainText('Not copied: the browser does not allow it.')
})
