import { expect, test } from '@playwright/test'

test('issue 17, 7 without scripts the builder is a worked example', async ({ page }) => {
  await page.goto('/docs/Stream/API/Event_Builder')
  const main = page.getByRole('main')
  await expect(main.getByRole('group', { name: 'Code: event.xml' })).toContainText('Evening News')
  await expect(main.getByRole('row', { name: 'Wednesday 8' })).toBeVisible()
  await expect(main.getByRole('group', { name: 'Code: C#' })).toContainText('event.xml')
  await expect(main.getByLabel('How often')).toBeHidden()
})
