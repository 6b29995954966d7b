import { expect, test } from './site-test'

test('issue 18, 3 without scripts all symptoms show, and no control', async ({ page }) => {
  await page.goto('/docs/FTC/Troubleshooting')
  const main = page.getByRole('main')
  const rows = main.getByRole('row')
  expect(await rows.count()).toBeGreaterThan(80)
  for (const row of await rows.all()) await expect(row).toBeVisible()
  await expect(main.getByRole('searchbox')).toHaveCount(0)
})
