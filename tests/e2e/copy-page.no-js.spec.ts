import { expect, test } from './site-test'

// Beside a text, browsers look for an icon at the URL of old.
test.use({ expectedMessages: [/404 \(Not Found\)/] })

test('issue 8, 5 without scripts a link leads to the page as Markdown', async ({ page, docs }) => {
  await page.goto('/docs/FTC/API')
  await expect(docs.copyPage).toBeHidden()
  await docs.viewMarkdown.click()
  await expect(page).toHaveURL('/docs/FTC/API.md')
})
