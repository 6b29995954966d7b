import { openBeforeScripts } from './held-requests'
import { expect, test } from './site-test'

const ROUTE = '/docs/Stream/API/Event_Builder'

test('answers in the URL and from before hydration are kept', async ({ page, docs }) => {
  const xml = docs.main.getByRole('group', { name: 'Code: event.xml' })
  const name = docs.main.getByLabel('Name', { exact: true })
  const field = (label: string) => docs.main.getByLabel(label)

  await test.step('answers in the URL and those entered before hydration are used', async () => {
    const release = await openBeforeScripts(page, `${ROUTE}#backup=&when=constructor`)
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
})
