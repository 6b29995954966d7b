import { STREAM_LANDING } from '../fixtures/design-routes'
import { whenArticleHydrated } from './interactive'
import { noteShifts, shiftsOf } from './layout-shifts'
import { Checklist } from './pages/Checklist'
import { DocsPage } from './pages/DocsPage'
import { expect, test } from './site-test'

const TUTORIAL = '/docs/FTC/Tutorials/Logo_Filter'

test('steps can be checked off, and every tab, page, and table of contents counts them', async ({
  page,
  context,
  checklist,
}) => {
  const docs = new DocsPage(page, 'FTC')
  await docs.open(TUTORIAL)
  await whenArticleHydrated(page)
  const total = await docs.main.getByRole('listitem').getByRole('checkbox').count()
  expect(total).toBeGreaterThan(3)
  await expect(checklist.boxes).toHaveCount(total)
  await expect(checklist.progress).toHaveText(`0 of ${total} steps done`)
  await checklist.boxes.first().check()
  await checklist.boxes.nth(1).press('Space')
  await expect(checklist.progress).toHaveText(`2 of ${total} steps done`)
  await expect(checklist.tocProgress).toHaveText(`2 of ${total} steps done`)
  await expect(docs.toc.list.getByRole('link', { name: /^done: / })).toHaveCount(2)
  await checklist.boxes.first().uncheck()
  await expect(docs.toc.list.getByRole('link', { name: /^done: / })).toHaveCount(1)

  const other = new Checklist(await context.newPage())
  await new DocsPage(other.page, 'FTC').open(TUTORIAL)
  await expect(other.boxes.nth(1)).toBeChecked()
  await checklist.boxes.nth(2).check()
  await expect(other.boxes.nth(2)).toBeChecked()
  await expect(other.tocProgress).toHaveText(/^2 of /)

  await checklist.startOver.click()
  await expect(checklist.progress).toHaveText(/^0 of /)
  await checklist.undo.click()
  await expect(checklist.tocProgress).toHaveText(/^2 of /)
  await docs.sidebar.link('SCTE-35 insertion').click()
  await expect(docs.title).toHaveText(/SCTE-35/)
  await expect(checklist.tocProgress).toHaveText(/^0 of /)
  await page.goBack()
  await expect(checklist.tocProgress).toHaveText(/^2 of /)
  await page.reload()
  await expect(checklist.boxes.nth(1)).toBeChecked()
  await checklist.startOver.click()
  await page.reload()
  await expect(checklist.boxes.nth(1)).not.toBeChecked()
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
