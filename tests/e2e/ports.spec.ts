import { addLink } from './changing-route'
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

test('a link to a port shows it, whatever the filter, also before the scripts run', async ({
  page,
  docs,
}) => {
  const release = await holdScripts(page)
  for (const isStarted of [false, true]) {
    if (isStarted) await docs.open(ROUTE)
    else await page.goto(ROUTE, { waitUntil: 'domcontentloaded' })
    await docs.main.getByRole('combobox', { name: 'Platform' }).selectOption('Windows')
    await addLink(page, '#port-5004-5013-udp', 'to the port')
    await page.getByRole('link', { name: 'to the port' }).click()
    release()
    await expect(docs.main.getByRole('status').filter({ hasText: 'rows' })).toHaveText(/^\d+ rows$/)
    await expect(docs.main.getByRole('row', { name: /^5004–5013/ })).toBeVisible()
  }
})
