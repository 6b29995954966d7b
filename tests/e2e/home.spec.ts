import { BASE_URL_MESSAGES } from '../../lib/site/messages'
import { expect, test } from './site-test'

test('home page has a search field', async ({ page, docs }) => {
  await docs.open('/')
  await expect(page.getByText(BASE_URL_MESSAGES.problem)).toHaveCount(0)
  const input = docs.main.getByRole('searchbox')
  await input.fill('logo filter')
  await input.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=logo(?:\+|%20)filter$/)
  await expect(docs.main.getByRole('link', { name: 'Logo filter', exact: true })).toBeVisible()
})
