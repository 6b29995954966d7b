import { expect, test } from './site-test'

const LANGUAGES = ['curl', 'PowerShell', 'Python', 'JavaScript', 'C#']
const PIN = 'a1'.repeat(32)
const EVENT_ID = '5f0d9c1e-3b7a-4c52-9e84-1a6b7d20f3c9'

test('samples of every language show the reader’s values, and accept the certificate as chosen', async ({
  api,
}) => {
  await api.openMethod('GetEventInfo')
  await api.openValues()
  await expect(api.sample('curl')).toContainText('https://<api-host>:8758')
  await api.host.fill('csm.example.com')
  await api.port.fill('9000')
  await api.token.fill('t0ken')
  await api.eventId.fill(EVENT_ID)
  const url = `https://csm.example.com:9000/CambriaLM/v1/Events/${EVENT_ID}?usertoken=`
  for (const language of LANGUAGES) {
    await api.tab(language).click()
    const token = language === 'curl' ? '$(cat manager.token)' : 't0ken'
    await expect(api.sample(language)).toContainText(url + token)
  }
  await api.pin.fill(PIN)
  await expect(api.sample('C#')).toContainText(PIN)
  await expect(api.status).toContainText('only the pinned certificate')
  await api.certificate.selectOption('Trusted')
  await expect(api.sample('C#')).not.toContainText(PIN)
  await expect(api.pin).toBeHidden()
  await api.certificate.selectOption('Not checked (tests only)')
  await expect(api.sample('C#')).toContainText(/insecure/i)
  await expect(api.status).toContainText('Use this choice only for a test.')
  await api.openMethod('SetSettings')
  await api.openValues()
  await expect(api.certificate).toHaveValue('unchecked')
  await expect(api.sample('C#')).toContainText('insecure: true')
  await api.reset.click()
  await expect(api.sample('C#')).toContainText('pin: "<pin>"')
})

test('the panel checks and stores values without sending them, keeps the token for the visit, and copies the sample', async ({
  page,
  context,
  api,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await api.openMethod('GetEventInfo')
  const url = page.url()
  await api.openValues()
  await api.host.fill('my host')
  await expect(api.host).toHaveAttribute('aria-invalid', 'true')
  await expect(api.status).toContainText('Host: A host name or address without https://')
  await expect(api.sample('curl')).toContainText('https://<api-host>:8758')
  await api.host.fill('my-host')
  await expect(api.status).not.toContainText('Host:')
  await api.copyButton('curl').click()
  await expect(api.copyButton('curl')).toHaveText('Copied · 1 value missing')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    [
      'curl --fail-with-body --insecure --pinnedpubkey manager.pub \\\n',
      '  --config <(printf url=%s \\\n',
      '  "https://my-host:8758/CambriaLM/v1/Events/<event-id>?usertoken=$(cat manager.token)")',
    ].join(''),
  )
  await api.eventId.fill(EVENT_ID)
  await api.token.fill('t0ken')
  await api.host.press('Enter')
  expect(page.url()).toBe(url)
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).not.toContain('t0ken')
  // Wait for the router, which typing starts; it is ready before a reader can reach the next link.
  await expect(page.locator('html')).toHaveAttribute('data-started')
  await api.main.getByRole('link', { name: 'GetEventsList', exact: true }).last().click()
  await expect(api.main.getByRole('heading', { level: 1 })).toHaveText('GetEventsList')
  // The previous page stays in the document until the new page is painted.
  await expect(api.token).toHaveCount(1)
  await expect(api.sample('curl')).toContainText('https://my-host:8758')
  await api.tab('Python').click()
  await expect(api.sample('Python')).toContainText('usertoken=t0ken')
  await api.tab('curl').click()
  await page.reload()
  await expect(api.host).toHaveValue('my-host')
  await expect(api.token).toHaveValue('')
  await api.openValues()
  await api.reset.click()
  await expect(api.host).toHaveValue('')
  await expect(api.sample('curl')).toContainText('https://<api-host>:8758')
  expect(requests.filter((one) => one.includes('my-host'))).toEqual([])
})

test('an anchor leads to a status, and a choice of manager applies to every page', async ({
  page,
  api,
}) => {
  await api.openMethod('AddEvent')
  await page.goto(`${page.url()}#status-409`)
  await expect(page.locator('#status-409')).toBeInViewport()
  await api.tab('Broadcast Manager').click()
  await expect(api.sample('curl')).toContainText('https://<api-host>:8754/CambriaBM/v1/Events')
  await api.tab('Weekly').click()
  await expect(api.main.getByText('evening-news.clpr')).toBeVisible()
  await expect(api.sample('curl')).toContainText('harbour-regatta.clpr')
  await api.openMethod('GetEventsList')
  await expect(api.tab('Broadcast Manager')).toHaveAttribute('aria-selected', 'true')
  await expect(api.sample('curl')).toContainText(':8754/CambriaBM/v1/Events')
  await api.tab('Stream Manager').click()
  await expect(api.sample('curl')).toContainText(':8758/CambriaLM/v1/Events')
})

test('the index of methods can be filtered by text and effect', async ({ api }) => {
  await api.openIndex()
  await expect(api.methodLinks()).toHaveCount(29 + 3)
  await api.effect.selectOption('deletes')
  await expect(api.status).toHaveText('2 of 29 methods')
  await expect(api.main.getByRole('heading', { name: 'Run' })).toBeHidden()
  await expect(api.namesByName()).toHaveText(['DeleteEvent', 'DeleteMachine'])
  await api.effect.selectOption('')
  await api.filter.fill('machine identifiers')
  await expect(api.methodLinks().first()).toHaveText('GetMachinesList')
  await api.filter.fill('nothing like this')
  await expect(api.status).toHaveText('No matching methods.')
})

test('the sample stays in view while the parameters scroll', async ({ api }) => {
  await api.openMethod('AddEvent')
  await api.main.locator('#responses').scrollIntoViewIfNeeded()
  await api.main.locator('#notes').scrollIntoViewIfNeeded()
  await expect(api.sample('curl')).toBeInViewport({ ratio: 0.5 })
})
