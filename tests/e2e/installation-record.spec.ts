import { readFileSync } from 'node:fs'
import { STREAM_LANDING } from '../fixtures/design-routes'
import { Checklist } from './pages/Checklist'
import { DocsPage } from './pages/DocsPage'
import { ValuesForm } from './pages/ValuesForm'
import { expect, test } from './site-test'

test('issue 52, 2 a record is saved, and opened in another browser', async ({
  page,
  browser,
  docs,
  checklist,
  values,
}) => {
  await docs.open(STREAM_LANDING)
  await values.field('Cluster name').fill('stream-7')
  await values.laterValues.click()
  await values.field('API token').fill('top-secret-1')
  await checklist.box('Name the cluster').check()
  await docs.main.getByLabel('Notes').fill('# Rack 4')
  const download = page.waitForEvent('download')
  await docs.main.getByRole('link', { name: 'Save as Markdown' }).click()
  const file = await (await download).path()
  const saved = readFileSync(file, 'utf8')
  expect(saved).toContain('- cluster-name: stream-7')
  expect(saved).toMatch(/- \[x\] Name the cluster \(#[\w-]+\) \d/)
  expect(saved).not.toContain('top-secret-1')

  const context = await browser.newContext()
  const other = await context.newPage()
  const there = new DocsPage(other)
  await there.open(STREAM_LANDING)
  const upload = there.main.getByLabel('Open a saved record')
  await upload.setInputFiles('package.json')
  await expect(there.main.getByRole('alert')).toContainText('no record of this page')
  await upload.setInputFiles(file)
  const changes = there.main.getByRole('region', { name: 'Changes' })
  await expect(changes.getByRole('listitem')).toHaveText([
    'cluster-name: nothing → stream-7',
    /^Name the cluster: nothing → \d/,
    'Notes: nothing → # Rack 4',
  ])
  await expect(new Checklist(other).box('Name the cluster')).not.toBeChecked()
  await changes.getByRole('button', { name: 'Take it over' }).click()
  await expect(new Checklist(other).box('Name the cluster')).toBeChecked()
  await expect(new ValuesForm(other).field('Cluster name')).toHaveValue('stream-7')
  await expect(there.main.getByLabel('Notes')).toHaveValue('# Rack 4')
  await context.close()
})

test('issue 52, 2 the printed record has what was done, and nothing of the guide', async ({
  page,
  docs,
  checklist,
}) => {
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await docs.open(STREAM_LANDING)
  await checklist.box('Name the cluster').check()
  await docs.main.getByLabel('Where backups lie').fill('On the NAS')
  await docs.main.getByRole('button', { name: 'Print the record' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: /^Installation record: / })).toBeVisible()
  await expect(page.getByText(/^☑ Name the cluster/)).toBeVisible()
  await expect(page.getByText('On the NAS').filter({ visible: true })).toHaveCount(1)
  await expect(docs.title).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Troubleshooting' })).toBeHidden()
})
