import { STREAM_LANDING } from '../fixtures/design-routes'
import { whenArticleHydrated } from './interactive'
import { noteShifts, shiftsOf } from './layout-shifts'
import { DocsPage } from './pages/DocsPage'
import { expect, test } from './site-test'

test('steps can be checked off, and every page and its table of contents counts them', async ({
  page,
  checklist,
}) => {
  const docs = new DocsPage(page, 'FTC')
  const done = docs.toc.list.getByRole('link', { name: /^done: / })
  await docs.open('/docs/FTC/Tutorials/Logo_Filter')
  await whenArticleHydrated(page)
  const total = await docs.main.getByRole('listitem').getByRole('checkbox').count()
  expect(total).toBeGreaterThan(3)
  await expect(checklist.boxes).toHaveCount(total)
  await expect(checklist.progress).toHaveText(`0 of ${total} steps done`)
  await checklist.boxes.first().check()
  await checklist.boxes.nth(1).press('Space')
  await checklist.boxes.nth(2).check()
  await expect(checklist.progress).toHaveText(`3 of ${total} steps done`)
  await expect(done).toHaveCount(3)
  await checklist.boxes.first().uncheck()
  await expect(done).toHaveCount(2)

  await checklist.startOver.click()
  await expect(checklist.progress).toHaveText(/^0 of /)
  await checklist.undo.click()
  await expect(checklist.progress).toHaveText(/^2 of /)
  await docs.follow(docs.sidebar.link('SCTE-35 insertion'), /SCTE-35/)
  await expect(checklist.progress).toHaveText(/^0 of /)
  await page.goBack()
  await expect(checklist.progress).toHaveText(/^2 of /)
  await page.reload()
  await expect(checklist.boxes.nth(1)).toBeChecked()
  await expect(checklist.boxes.first()).not.toBeChecked()
})

test('hydration of a guide’s tools causes no layout shift', async ({ page, docs, checklist }) => {
  await noteShifts(page)
  await docs.open(`${STREAM_LANDING}#create-cluster`)
  await expect(checklist.boxes.first()).toBeAttached()
  const shifts = (await shiftsOf(page)).map(Number.parseFloat)
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.02)
})
