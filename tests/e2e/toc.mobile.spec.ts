import { STREAM_LANDING } from '../fixtures/design-routes'
import { DocsPage } from './pages/DocsPage'
import { expect, test } from './site-test'

test('issue 2, 4 table of contents opens and closes on small screens', async ({ page }) => {
  const docs = new DocsPage(page)
  await docs.open(STREAM_LANDING)
  await expect(docs.toc.summary).toBeVisible()
  await expect(docs.toc.list).toBeHidden()
  await docs.toc.summary.tap()
  await expect(docs.toc.link('Ports')).toBeVisible()
  await docs.toc.summary.tap()
  await expect(docs.toc.link('Ports')).toBeHidden()
})

test('issue 2, 4 an entry leads to its heading on small screens', async ({ page }) => {
  const docs = new DocsPage(page)
  await docs.open(STREAM_LANDING)
  await docs.toc.summary.tap()
  await docs.toc.link('Ports').tap()
  await expect(page).toHaveURL(`${STREAM_LANDING}#ports`)
  await expect(docs.main.getByRole('heading', { name: 'Ports' })).toBeInViewport()
})
