import { whenInteractive } from './interactive'
import { expect, test } from './site-test'

const PIN = 'a1'.repeat(32)
const WEEKLY = 'Monday to Friday (bits unconfirmed)'

test('samples show the reader’s values and choices on each method', async ({ page, docs, api }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))

  await test.step('a link leads to a status, and the sample stays in view', async () => {
    await api.openMethod('AddEvent#status-409')
    await whenInteractive(page)
    await expect(api.main.locator('#status-409')).toBeInViewport()
    await api.main.locator('#notes').scrollIntoViewIfNeeded()
    await expect(api.sample('curl')).toBeInViewport({ ratio: 0.5 })
  })

  await test.step('samples are for the chosen manager and example', async () => {
    await api.tab('Broadcast Manager').click()
    await expect(api.sample('curl')).toContainText('https://<api-host>:8754/CambriaBM/v1/Events')
    await api.tab('Weekly').click()
    for (const label of ['curl', WEEKLY])
      await expect(api.sample(label)).toContainText('<project-file>.clpr')
  })

  await test.step('samples show a value as soon as it is entered', async () => {
    const url = page.url()
    await api.openValues()
    await api.host.fill('my-host')
    await api.token.fill('t0ken')
    await api.eventName.fill('Evening News')
    for (const label of ['curl', WEEKLY])
      await expect(api.sample(label)).toContainText('Name="Evening News"')
    await api.host.press('Enter')
    expect(page.url()).toBe(url)
  })

  await test.step('samples of every language show the values, and accept the certificate as chosen', async () => {
    await expect(api.sample('curl')).toContainText('usertoken=$(cat manager.token)')
    for (const language of ['PowerShell', 'Python', 'JavaScript', 'C#']) {
      await api.tab(language).click()
      await expect(api.sample(language)).toContainText(
        'https://my-host:8754/CambriaBM/v1/Events?usertoken=t0ken',
      )
    }
    await api.pin.fill(PIN)
    await expect(api.sample('C#')).toContainText(PIN)
    await api.certificate.selectOption('Not checked (tests only)')
    await expect(api.sample('C#')).toContainText('insecure: true')
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(stored).not.toContain('t0ken')
  })

  await test.step('the index can be filtered by text', async () => {
    await docs.sidebar.link('API methods').click()
    await api.filter.fill('machine identifiers')
    await expect(api.methodLinks.first()).toHaveText('GetMachinesList')
  })

  await test.step('another method keeps every choice until it is reset, and nothing was sent', async () => {
    await docs.sidebar.link('GetEventsList').click()
    await expect(api.tab('Broadcast Manager')).toBeChecked()
    await expect(api.sample('C#')).toContainText('my-host:8754/CambriaBM/v1/Events?usertoken=t0ken')
    await expect(api.sample('C#')).toContainText('insecure: true')
    await api.openValues()
    await api.reset.click()
    await expect(api.sample('C#')).toContainText('https://<api-host>:8754')
    expect(requests.filter((one) => one.includes('my-host'))).toEqual([])
  })
})
