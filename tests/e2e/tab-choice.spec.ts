import { STREAM_LANDING } from '../fixtures/design-routes'
import { expect, test } from './site-test'

test('issue 5, 4 the operating system is chosen once, for all tabs and pages', async ({ docs }) => {
  await docs.open(STREAM_LANDING)
  await docs.main.getByRole('tab', { name: 'macOS' }).first().click()
  for (const tab of await docs.main.getByRole('tab', { name: 'macOS' }).all())
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  await docs.open('/docs/Stream/Installation_Guides/Kubernetes/AWS')
  await expect(docs.main.getByRole('tab', { selected: true }).first()).toHaveText('macOS')
})

test('issue 5, 4 the remembered system shows before the scripts run', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tabs.choice', '{"os":"Windows"}'))
  await page.route('**/_next/**/*.js', () => {})
  await page.goto(STREAM_LANDING, { waitUntil: 'commit' })
  const main = page.getByRole('main')
  await expect(main.getByText('mkdir "%USERPROFILE%').first()).toBeVisible()
  await expect(main.getByText('mkdir -p "$HOME').first()).toBeHidden()
})
