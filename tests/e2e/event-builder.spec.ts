import { expect, test } from './site-test'

const ROUTE = '/docs/Stream/API/Event_Builder'

test('issue 17, 7 answers become the XML of an event, and say what is missing', async ({
  docs,
}) => {
  await docs.open(ROUTE)
  const xml = docs.main.getByRole('group', { name: 'Code: event.xml' })
  const status = docs.main.getByRole('status').first()
  await expect(status).toHaveText('The event is complete and valid.')
  await expect(docs.main.getByText(/^EventWeekdays 62 = Monday 2 \+ Tuesday 4/)).toBeVisible()
  await docs.main.getByLabel('Sunday').check()
  await docs.main.getByLabel('Name', { exact: true }).fill('News & <more>')
  await expect(xml).toContainText('Name="News &amp; &lt;more>"')
  await expect(xml).toContainText('EventWeekdays="63"')
  await docs.main.getByLabel('Name', { exact: true }).fill('')
  await expect(status).toContainText('Name is missing')
  await docs.main.getByLabel('How often').selectOption('Around the clock')
  await expect(xml).toContainText('UnlimitedDuration="1"')
  await expect(docs.main.getByLabel('Stop date')).toBeHidden()
  await expect(docs.main.getByLabel('Sunday')).toBeHidden()
})

test('issue 17, 7 the address holds the answers, and no token', async ({ page, docs }) => {
  await docs.open(ROUTE)
  const status = docs.main.getByRole('status').first()
  await expect(status).toHaveText('The event is complete and valid.')
  await docs.main.getByLabel('Name', { exact: true }).fill('Morning show')
  await docs.main.getByLabel('Saturday').check()
  await docs.main.getByLabel('With a backup').uncheck()
  await docs.main.getByLabel('API token').fill('t0ken')
  await expect(page).toHaveURL(/#name=Morning\+show&.*days=126/)
  expect(page.url()).not.toContain('t0ken')
  await page.reload()
  const xml = docs.main.getByRole('group', { name: 'Code: event.xml' })
  await expect(xml).toContainText('Name="Morning show"')
  await expect(xml).toContainText('EventWeekdays="126"')
  await expect(xml).not.toContainText('TargetInfo')
  await docs.main.getByRole('button', { name: 'Start over' }).click()
  await expect(xml).toContainText('Name="Evening News"')
  await expect(page).toHaveURL(ROUTE)
  await page.evaluate(() => {
    window.location.hash = 'name=Late+show&days=1'
  })
  await expect(xml).toContainText('Name="Late show"')
  await expect(xml).toContainText('EventWeekdays="1"')
})
