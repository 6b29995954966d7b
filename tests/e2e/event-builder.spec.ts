import { axeInBothModes } from './axe'
import { holdScripts } from './held-requests'
import type { DocsPage } from './pages/DocsPage'
import { expect, test } from './site-test'

const ROUTE = '/docs/Stream/API/Event_Builder'

const COMPLETE = 'The event is complete and valid.'

function builder(docs: DocsPage) {
  const { main } = docs
  return {
    xml: main.getByRole('group', { name: 'Code: event.xml' }),
    status: main.getByRole('status').filter({ hasText: /complete/ }),
    field: (label: string) => main.getByLabel(label, { exact: true }),
  }
}

test('the URL holds the answers, and no token', async ({ page, docs }) => {
  await docs.open(ROUTE)
  const { xml, status, field } = builder(docs)
  await expect(status).toHaveText(COMPLETE)
  await field('Name').fill('Morning show')
  await docs.main.getByLabel('Saturday').check()
  await docs.main.getByLabel('With a backup').uncheck()
  await docs.main.getByText('Your values').click()
  await docs.main.getByLabel('API token').fill('t0ken')
  await expect(page).toHaveURL(/#name=Morning\+show&.*days=126&.*backup=&/)
  expect(page.url()).not.toContain('t0ken')
  await page.reload()
  await expect(xml).toContainText('Name="Morning show"')
  await expect(xml).toContainText('EventWeekdays="126"')
  await expect(xml).not.toContainText('TargetInfo')
  await docs.main.getByRole('button', { name: 'Start over' }).click()
  await expect(xml).toContainText('Name="Evening News"')
  await expect(page).toHaveURL(ROUTE)
  await page.evaluate(() => {
    window.location.hash = 'name=Late+show&days=1&when=constructor'
  })
  await expect(xml).toContainText('Name="Late show"')
  await expect(xml).toContainText('EventWeekdays="1"')
  await expect(xml).toContainText('Frequency="Weekly"')
})

test('answers entered before hydration are kept', async ({ page, docs }) => {
  const release = await holdScripts(page)
  await page.goto(ROUTE, { waitUntil: 'domcontentloaded' })
  const name = docs.main.getByLabel('Name', { exact: true })
  await name.fill('Talk')
  await docs.main.getByLabel('Sunday').check()
  await docs.main.getByLabel('Stop time').fill('20:15')
  await docs.main.getByLabel('How often').selectOption('Daily')
  release()
  const xml = docs.main.getByRole('group', { name: 'Code: event.xml' })
  await expect(xml).toContainText('Frequency="Daily"')
  await expect(xml).toContainText('Name="Talk"')
  await expect(xml).toContainText('StopStreamingTime="20:15:00"')
  await expect(name).toHaveValue('Talk')
  await docs.main.getByLabel('How often').selectOption('Weekly')
  await expect(xml).toContainText('EventWeekdays="63"')
})

const RESPONSE = `<?xml version="1.0" encoding="utf-16"?>
<Content><Status><ServerRequest Verb="get" /></Status>
  <Event Identifier="5f0d" Name="Regatta &amp; &lt;news&gt;" Frequency="OneTime" EventWeekdays="0" StartStreamingDate="2027/09/11" StartStreamingTime="10:30:15" StopStreamingDate="2027/09/11" StopStreamingTime="16:00:00" IsEnabled="1">
    <SettingData><LivePackagerProject key="k&#13;&#10;1"><![CDATA[<p>]]></LivePackagerProject></SettingData>
    <Instance><Status>Streaming</Status></Instance>
  </Event>
</Content>`

test('an event pasted before hydration is used, and never leaves the page', async ({
  page,
  docs,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const release = await holdScripts(page)
  await page.goto(`${ROUTE}#name=Talk`, { waitUntil: 'domcontentloaded' })
  const field = docs.main.getByLabel('Paste the response of GetEventInfo')
  await page.evaluate((text) => navigator.clipboard.writeText(text), RESPONSE)
  await field.focus()
  await page.keyboard.press('ControlOrMeta+V')
  release()
  const xml = docs.main.getByRole('group', { name: 'Code: event.xml' })
  await expect(xml).toContainText('Name="Regatta &amp; &lt;news&gt;"')
  await expect(xml).toContainText(
    '<LivePackagerProject key="k&#13;&#10;1"><![CDATA[<p>]]></LivePackagerProject>',
  )
  await expect(xml).not.toContainText('Instance')
  await expect(docs.main.getByText(/^Left out .*: Identifier, Instance\.$/m)).toBeVisible()
  await expect(docs.main.getByLabel('How often')).toHaveValue('once')
  await docs.main.getByLabel('Start date').fill('2027-09-10')
  await expect(xml).toContainText('StartStreamingDate="2027/09/10"')
  await expect(xml).toContainText('StartStreamingTime="10:30:15"')
  await expect(docs.main.getByText(COMPLETE)).toBeVisible()
  await expect(page).toHaveURL(ROUTE)
  expect(await axeInBothModes(page, 'main form')).toEqual([])
  await docs.main.getByRole('button', { name: 'Start over' }).click()
  await expect(field).toHaveValue('')
  await expect(xml).toContainText('Name="Evening News"')
})
