import { holdScripts } from './held-requests'
import { expect, test } from './site-test'

const ROUTE = '/docs/Stream/Installation_Guides/Ports'

test('the ports can be filtered by platform and provider', async ({ docs }) => {
  await docs.open(ROUTE)
  const count = docs.main.getByRole('status').filter({ hasText: 'rows' })
  const router = docs.main.getByRole('row', { name: /streaming router/ })
  const webUi = docs.main.getByRole('row', { name: /^8171 TCP Browsers → Stream Manager/ })
  await expect(count).toHaveText(/^\d+ rows$/)
  await docs.main.getByRole('combobox', { name: 'Platform' }).selectOption('Kubernetes')
  await expect(router).toBeVisible()
  await expect(webUi).toBeHidden()
  await expect(count).toHaveText(/^\d+ of \d+ rows$/)
  await docs.main.getByRole('combobox', { name: 'Provider' }).selectOption('AWS')
  await expect(router).toBeHidden()
})

for (const when of ['', ' before the scripts run'] as const)
  test(`a link to a port shows it, whatever the filter${when}`, async ({ page, docs }) => {
    const release = when === '' ? () => {} : await holdScripts(page)
    await (when === '' ? docs.open(ROUTE) : page.goto(ROUTE, { waitUntil: 'domcontentloaded' }))
    const platform = docs.main.getByRole('combobox', { name: 'Platform' })
    await platform.selectOption('Windows')
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '#port-5004-5013-udp'
      link.textContent = 'to the port'
      document.body.prepend(link)
    })
    await page.getByRole('link', { name: 'to the port' }).click()
    release()
    await expect(docs.main.getByRole('status').filter({ hasText: 'rows' })).toHaveText(/^\d+ rows$/)
    await expect(docs.main.getByRole('row', { name: /^5004–5013/ })).toBeVisible()
  })
