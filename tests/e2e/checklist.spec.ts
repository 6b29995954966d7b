import { STREAM_LANDING } from '../fixtures/design-routes'
import { noteShifts, shiftsOf } from './layout-shifts'
import { Checklist } from './pages/Checklist'
import { DocsPage } from './pages/DocsPage'
import { expect, test } from './site-test'

const TUTORIAL = '/docs/FTC/Tutorials/Logo_Filter'

test('the checklist counts, and stays in sync across tabs', async ({
  context,
  docs,
  checklist,
}) => {
  await test.step('each step can be checked off; page and table of contents count', async () => {
    await docs.open(STREAM_LANDING)
    await expect(checklist.boxes.first()).toBeVisible()
    const total = await docs.main.getByRole('listitem').getByRole('checkbox').count()
    expect(total).toBeGreaterThan(10)
    await expect(checklist.boxes).toHaveCount(total)
    await expect(checklist.progress).toHaveText(`0 of ${total} steps done`)
    await checklist.box('Name the cluster').check()
    await checklist.box('Create it').press('Space')
    await expect(checklist.progress).toHaveText(`2 of ${total} steps done`)
    await expect(checklist.tocProgress).toHaveText(`2 of ${total} steps done`)
    await expect(docs.toc.link('done: Name the cluster')).toBeVisible()
    await expect(docs.toc.link('Add the node pools')).toBeVisible()
    await checklist.box('Name the cluster').uncheck()
    await expect(docs.toc.link('Name the cluster')).toBeVisible()
    await expect(checklist.tocProgress).toHaveText(`1 of ${total} steps done`)
  })

  await test.step('progress syncs to other open tabs', async () => {
    await docs.open(TUTORIAL)
    const other = await context.newPage()
    await new DocsPage(other).open(TUTORIAL)
    await checklist.boxes.first().check()
    await expect(new Checklist(other).boxes.first()).toBeChecked()
    await expect(new Checklist(other).tocProgress).toHaveText(/^1 of /)
  })
})

test('the checklist of a tutorial', async ({ page, docs, checklist }) => {
  await test.step('Start over clears all steps and can be undone', async () => {
    await docs.open(TUTORIAL)
    await checklist.boxes.first().check()
    await checklist.boxes.nth(2).check()
    await checklist.startOver.click()
    await expect(checklist.progress).toHaveText(/^0 of /)
    await expect(checklist.boxes.first()).not.toBeChecked()
    await checklist.undo.click()
    await expect(checklist.boxes.nth(2)).toBeChecked()
    await expect(checklist.tocProgress).toHaveText(/^2 of /)
    await checklist.startOver.click()
    await page.reload()
    await expect(checklist.boxes.first()).not.toBeChecked()
  })

  await test.step('progress is stored for each page', async () => {
    const docs = new DocsPage(page, 'FTC')
    await checklist.boxes.nth(1).check()
    await page.reload()
    await expect(checklist.boxes.nth(1)).toBeChecked()
    await expect(checklist.boxes.first()).not.toBeChecked()
    await docs.sidebar.link('SCTE-35 insertion').click()
    await expect(docs.title).toHaveText(/SCTE-35/)
    await expect(checklist.progress).toHaveText(/^0 of /)
    await expect(checklist.tocProgress).toHaveText(/^0 of /)
    await page.goBack()
    await expect(checklist.boxes.nth(1)).toBeChecked()
    await expect(checklist.tocProgress).toHaveText(/^1 of /)
  })
})

test('hydration of checklist and values causes no layout shift', async ({
  page,
  docs,
  checklist,
}) => {
  await noteShifts(page)
  await docs.open(`${STREAM_LANDING}#create-cluster`)
  await expect(checklist.boxes.first()).toBeAttached()
  const shifts = (await shiftsOf(page)).map(Number.parseFloat)
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.02)
})
