import { holdScripts } from './held-requests'
import { expect, test } from './site-test'

const ROUTE = '/docs/Stream/API/Event_Builder'

const RESPONSE = `<?xml version="1.0" encoding="utf-16"?>
<Content><Status><ServerRequest Verb="get" /></Status>
  <Event Identifier="5f0d" Name="Regatta &amp; &lt;news&gt;" Frequency="OneTime" EventWeekdays="0" StartStreamingDate="2027/09/11" StartStreamingTime="10:30:15" StopStreamingDate="2027/09/11" StopStreamingTime="16:00:00" IsEnabled="1">
    <SettingData><LivePackagerProject key="k&#13;&#10;1"><![CDATA[<p>]]></LivePackagerProject></SettingData>
    <Instance><Status>Streaming</Status></Instance>
  </Event>
</Content>`

test('answers in the URL and those entered before hydration are kept; a pasted event never leaves the page', async ({
  page,
  docs,
}) => {
  const xml = docs.main.getByRole('group', { name: 'Code: event.xml' })
  const name = docs.main.getByLabel('Name', { exact: true })
  const field = (label: string) => docs.main.getByLabel(label)

  await test.step('answers in the URL and those entered before hydration are used', async () => {
    const release = await holdScripts(page)
    await page.goto(`${ROUTE}#backup=&when=constructor`, { waitUntil: 'domcontentloaded' })
    await name.fill('Talk')
    await field('Sunday').check()
    await field('Stop time').fill('20:15')
    await field('How often').selectOption('Daily')
    release()
    await expect(xml).toContainText('Frequency="Daily"')
    await expect(xml).toContainText('Name="Talk"')
    await expect(xml).toContainText('StopStreamingTime="20:15:00"')
    await expect(xml).not.toContainText('TargetInfo')
    await expect(name).toHaveValue('Talk')
  })

  await test.step('the URL holds the answers, and no token', async () => {
    await docs.main.getByText('Your values').click()
    await field('API token').fill('t0ken')
    await field('How often').selectOption('Weekly')
    await expect(xml).toContainText('EventWeekdays="63"')
    await expect(page).toHaveURL(/#name=Talk&.*days=63&.*backup=&/)
    expect(page.url()).not.toContain('t0ken')
  })

  await test.step('a pasted event replaces them, also in the URL, and can be changed', async () => {
    const pasted = field('Paste the response of GetEventInfo')
    await pasted.fill(RESPONSE)
    await expect(page).toHaveURL(ROUTE)
    await expect(xml).toContainText('Name="Regatta &amp; &lt;news&gt;"')
    await expect(xml).toContainText(
      '<LivePackagerProject key="k&#13;&#10;1"><![CDATA[<p>]]></LivePackagerProject>',
    )
    await expect(xml).not.toContainText('Instance')
    await expect(docs.main.getByText(/^Left out .*: Identifier, Instance\.$/m)).toBeVisible()
    await expect(field('How often')).toHaveValue('once')
    await field('Start date').fill('2027-09-10')
    await expect(xml).toContainText('StartStreamingDate="2027/09/10"')
    await expect(xml).toContainText('StartStreamingTime="10:30:15"')
    await expect(docs.main.getByText('The event is complete and valid.')).toBeVisible()
    await docs.main.getByRole('button', { name: 'Start over' }).click()
    await expect(pasted).toHaveValue('')
    await expect(xml).toContainText('Name="Evening News"')
  })
})
