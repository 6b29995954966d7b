import type { Page } from '@playwright/test'
import { STREAM_LANDING } from '../fixtures/design-routes'
import { axeInBothModes } from './axe'
import { MATRIX, widths } from './matrix'
import { expect, test } from './site-test'

// axe checks every element of a long guide.
test.slow()

async function expectNoViolations(page: Page, turn: number, within: string): Promise<void> {
  for (const width of widths(turn)) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await axeInBothModes(page, within), `${width} px`).toEqual([])
  }
}

test(
  'axe finds nothing in the tools of a guide in use',
  MATRIX,
  async ({ page, docs, values, checklist }) => {
    await docs.open(STREAM_LANDING)
    await values.open()
    await values.field('Web UI user').fill('carol')
    await values.field('Cluster name').fill('my cluster')
    await values.field('Cluster name').blur()
    await values.laterValues.click()
    await checklist.boxes.first().check()
    await expect(values.problem.first()).toBeVisible()
    // Only the tools, because other tests check the guide itself.
    await expectNoViolations(page, 0, ':is(.values, .steps-progress, .step:has(:checked))')
  },
)

test('axe finds nothing in a filtered specification', MATRIX, async ({ page, docs }) => {
  await docs.open('/docs/Stream/Release_Notes/Technical_Specification#drm-systems-dash')
  await docs.main.getByRole('checkbox', { name: 'Windows', exact: true }).uncheck()
  await docs.main.getByRole('searchbox').fill('drm')
  await expectNoViolations(page, 1, 'main')
})

test(
  'axe finds nothing in the controls and the comparison of the release notes',
  MATRIX,
  async ({ page, notes }) => {
    await notes.openNotes('?from=5.3&to=5.4&area=Filter')
    await expect(notes.count).toHaveText(/^\d+ entries/)
    await expectNoViolations(page, 0, 'main')
  },
)

test(
  'axe finds nothing in a filled request form and its messages',
  MATRIX,
  async ({ page, api }) => {
    await api.openMethod('DeleteEvent')
    await api.openValues()
    await api.port.fill('port')
    await api.port.blur()
    await expect(api.status).not.toBeEmpty()
    await expectNoViolations(page, 1, 'main')
  },
)
