import { addLink } from './changing-route'
import { holdScripts } from './held-requests'
import { whenArticleHydrated } from './interactive'
import { expect, test } from './site-test'

test('a link to a port shows it, whatever the filter, also before the scripts run', async ({
  page,
  docs,
}) => {
  const platform = docs.main.getByRole('combobox', { name: 'Platform' })
  const row = (port: string) => docs.main.getByRole('row', { name: new RegExp(`^${port}`) })
  const release = await holdScripts(page)
  await page.goto('/docs/Stream/Installation_Guides/Ports', { waitUntil: 'domcontentloaded' })
  await platform.selectOption('Windows')
  await page.evaluate(() => {
    window.location.hash = 'port-5004-5013-udp'
  })
  release()
  await expect(platform).toHaveValue('')
  await expect(row('5004–5013')).toBeVisible()
  await whenArticleHydrated(page)

  await platform.selectOption('Windows')
  await expect(row('3100')).toBeHidden()
  await addLink(page, '#port-3100-tcp', 'to logs')
  await page.getByRole('link', { name: 'to logs' }).click()
  await expect(platform).toHaveValue('')
  await expect(row('3100')).toBeInViewport()
})
