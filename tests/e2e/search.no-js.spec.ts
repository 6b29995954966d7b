import { expect, test } from './site-test'

test('without scripts the search box leads to a page that says what to do', async ({ page }) => {
  await page.goto('/docs')
  await page.getByRole('link', { name: 'Search docs' }).first().click()
  await expect(page).toHaveURL('/search')
  const main = page.getByRole('main')
  await expect(main.getByRole('paragraph').first()).toHaveText(/Search requires JavaScript/)
  await expect(main.getByRole('link', { name: 'Stream', exact: true })).toBeVisible()
})
