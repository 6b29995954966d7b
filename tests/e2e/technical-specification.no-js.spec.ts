import { expect, test } from './site-test'

test('issue 5, 4 without scripts all rows show, and no control', async ({ page }) => {
  await page.goto('/docs/Stream/Release_Notes/Technical_Specification')
  const main = page.getByRole('main')
  const rows = main.getByRole('row')
  expect(await rows.count()).toBeGreaterThan(140)
  for (const row of await rows.all()) await expect(row).toBeVisible()
  await expect(main.getByRole('searchbox')).toHaveCount(0)
  await expect(main.getByRole('checkbox')).toHaveCount(0)
})
