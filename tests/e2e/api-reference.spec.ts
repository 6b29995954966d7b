import { INTRODUCTION } from './changing-route'
import { whenInteractive } from './interactive'
import { expect, test } from './site-test'

const ONCE = 'event.xml: One-time event, project sent later'
const WEEKLY = 'event.xml: Monday to Friday (bits unconfirmed)'

test('samples show the reader’s values and choices on each method', async ({ page, docs, api }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await test.step('a link leads to a status, and each sample is beside what it shows', async () => {
    await api.openMethod('AddEvent#status-409')
    await whenInteractive(page)
    await expect(api.main.locator('#status-409')).toBeSeen()
    await expect(api.sample('Illustrative response')).toBeSeen()
    for (const name of [/^Copy URL, Stream Manager:/, /^Copy Request samples, curl/])
      await expect(page.getByRole('button', { name })).toHaveCount(1)
    await api.main.locator('#request-body').evaluate((heading) => heading.scrollIntoView())
    await expect(api.sample(ONCE)).toBeSeen({ inPart: true })
    await expect(api.sample('Shell')).not.toBeInViewport()
  })

  await test.step('samples are for the chosen manager and example', async () => {
    await api.tab('Broadcast Manager').click()
    await expect(api.sample('Shell')).toContainText('https://<api-host>:8754/CambriaBM/v1/Events')
    await api.tab('Weekly').click()
    await expect(api.sample(WEEKLY)).toContainText('<project-file>.clpr')
  })

  await test.step('samples of every language show a value as soon as it is entered', async () => {
    const url = page.url()
    await api.openValues()
    await api.host.fill('my-host')
    await api.eventName.fill('Evening News')
    await expect(api.sample(WEEKLY)).toContainText('Name="Evening News"')
    await api.host.press('Enter')
    expect(page.url()).toBe(url)
    for (const language of ['PowerShell', 'Python', 'JavaScript', 'C#']) {
      await api.tab(language).click()
      await expect(api.sample(language)).toContainText('https://my-host:8754/CambriaBM/v1/Events')
      await expect(api.sample(language)).toBeSeen()
    }
  })

  await test.step('the index can be filtered by text', async () => {
    await docs.sidebar.link('API methods').click()
    await api.filter.fill('machine identifiers')
    await expect(api.methodLinks.first()).toHaveText('GetMachinesList')
  })

  await test.step('another method keeps every choice until it is reset, and nothing was sent', async () => {
    await docs.sidebar.link('GetEventsList').click()
    await expect(api.tab('Broadcast Manager')).toBeChecked()
    await expect(api.sample('C#')).toContainText('my-host:8754/CambriaBM/v1/Events')
    await api.openValues()
    await api.reset.click()
    await expect(api.sample('C#')).toContainText('https://<api-host>:8754')
    expect(requests.filter((one) => one.includes('my-host'))).toEqual([])
  })
})

test('a click on the name of a file saves it, and the page stays', async ({ page, docs }) => {
  await docs.open(INTRODUCTION)
  for (const [tab, name] of [
    ['PowerShell', 'manager.ps1'],
    ['Python', 'manager.py'],
    ['JavaScript', 'manager.mjs'],
    ['C#', 'manager.cs'],
    ['C#', 'stream.openapi.json'],
  ] as const) {
    await docs.main.getByRole('radio', { name: tab, exact: true }).first().check()
    const link = docs.main.locator(`a[download][href$="/${name}"]`)
    const saved = page.waitForEvent('download')
    await link.click()
    expect((await saved).suggestedFilename()).toBe(name)
    const response = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(response.headers()['content-type'], name).toMatch(/^\w+\/\w+/)
  }
  await expect(page).toHaveURL(INTRODUCTION)
})
