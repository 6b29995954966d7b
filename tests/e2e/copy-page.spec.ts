import { readFileSync } from 'node:fs'
import { expect, test } from './site-test'

const ROUTE = '/docs/Stream/API/API_Methods/AddEvent'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('copies the whole page as Markdown', async ({ page, docs }) => {
  await docs.open(ROUTE)
  await docs.copyPage.click()
  await expect(docs.copyStatus).toHaveText('Copied')
  await expect(docs.copyStatus).toBeSeen()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    readFileSync(`out${ROUTE}.md`, 'utf8'),
  )
})
