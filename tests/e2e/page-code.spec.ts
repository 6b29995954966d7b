import { STREAM_LANDING } from '../fixtures/design-routes'
import { DocsPage } from './pages/DocsPage'
import { SearchModal } from './pages/SearchModal'
import { expect, test } from './site-test'

test('issue 7, 2 what grows with the site is loaded when the reader points at a link', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const docs = new DocsPage(page)
  await docs.open(STREAM_LANDING)
  const ofOtherPages = () => requests.filter((path) => /\/manifest\.|\/articles\//.test(path))
  expect(ofOtherPages()).toEqual([])
  await docs.sidebar.link('AWS').hover()
  await expect.poll(() => ofOtherPages().length).toBe(2)
})

test('§2 back to a page of an earlier document works after the search was open', async ({
  page,
}) => {
  const docs = new DocsPage(page)
  await docs.open(STREAM_LANDING)
  await docs.sidebar.link('AWS').click()
  await expect(docs.title).toHaveText('Install Stream on AWS Kubernetes')
  await page.reload()
  await docs.open(await page.evaluate(() => window.location.pathname))
  const modal = new SearchModal(page)
  await modal.open()
  await page.keyboard.press('Escape')
  await expect(modal.dialog).toBeHidden()
  await page.goBack()
  await expect(docs.title).toHaveText('Install Stream on Akamai Kubernetes')
  await expect(docs.main.getByRole('heading', { name: 'Troubleshooting' })).toBeVisible()
})

test.describe('with the text of the next page gone', () => {
  test.use({ expectedMessages: [/could not be loaded|404/] })

  test('A04 the page is loaded fully', async ({ page }) => {
    await page.route('**/articles/**', (route) => route.fulfill({ status: 404 }))
    const docs = new DocsPage(page)
    await docs.open(STREAM_LANDING)
    await docs.sidebar.link('AWS').click()
    await expect(docs.title).toHaveText('Install Stream on AWS Kubernetes')
    await expect(docs.main.getByRole('heading', { level: 2 }).first()).toBeVisible()
  })
})
