import { STREAM_LANDING } from '../fixtures/design-routes'
import { axeInBothModes } from './axe'
import { expect, test } from './site-test'

const WIDTHS = [1440, 390] as const

// axe looks at every element of a long guide.
test.slow()

test('I01 axe finds nothing in the tools of a guide in use', async ({
  page,
  docs,
  values,
  checklist,
}) => {
  await docs.open(STREAM_LANDING)
  await values.field('Web UI user').fill('carol')
  await values.field('Cluster name').fill('my cluster')
  await values.field('Cluster name').blur()
  await values.laterValues.click()
  await checklist.boxes.first().check()
  await expect(values.problem.first()).toBeVisible()
  // The rest of the page is looked at as it is without them.
  const tools = ':is(.values, .steps-progress, .step:has(:checked))'
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await axeInBothModes(page, tools), `${width} px`).toEqual([])
  }
})

test('I01 axe finds nothing in a filtered specification', async ({ page, docs }) => {
  await docs.open('/docs/Stream/Release_Notes/Technical_Specification#drm-systems-dash')
  await docs.main.getByRole('checkbox', { name: 'Windows', exact: true }).uncheck()
  await docs.main.getByRole('searchbox').fill('drm')
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await axeInBothModes(page), `${width} px`).toEqual([])
  }
})

test('I01 axe finds nothing in controls and answer of the release notes', async ({
  page,
  notes,
}) => {
  await notes.openNotes('?from=5.3&to=5.4&area=Filter')
  await expect(notes.count).toHaveText(/^\d+ entries/)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await axeInBothModes(page), `${width} px`).toEqual([])
  }
})

test('I01 axe finds nothing in a filled request form and its messages', async ({ page, docs }) => {
  await docs.open('/docs/Stream/API/API_Methods/DeleteEvent')
  await docs.main.getByLabel('Port', { exact: true }).fill('port')
  await docs.main.getByLabel('Port', { exact: true }).blur()
  await expect(docs.main.getByRole('status').first()).not.toBeEmpty()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await axeInBothModes(page), `${width} px`).toEqual([])
  }
})
