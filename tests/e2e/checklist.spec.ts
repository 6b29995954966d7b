import { whenArticleHydrated } from './interactive'
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
  await expect(checklist.progress).toBeSeen()
  await checklist.boxes.first().check()
  await checklist.boxes.nth(1).press('Space')
  await expect(checklist.progress).toHaveText(`2 of ${total} steps done`)
  await checklist.boxes.first().uncheck()
  await expect(done).toHaveCount(1)
  await checklist.clear.click()
  await expect(checklist.progress).toHaveText(/^0 of /)
  await checklist.undo.click()
  await expect(checklist.progress).toHaveText(/^1 of /)
  await docs.follow(docs.sidebar.link('SCTE-35 insertion'), /SCTE-35/)
  await expect(checklist.progress).toHaveText(/^0 of /)
  await page.goBack()
  await expect(checklist.progress).toHaveText(/^1 of /)
  await page.reload()
  await expect(checklist.boxes.nth(1)).toBeChecked()
  await expect(checklist.boxes.first()).not.toBeChecked()
})
