import type { Page } from '@playwright/test'
import { DocsPage } from './pages/DocsPage'
import { SearchModal } from './pages/SearchModal'
import { expect, test } from './site-test'

const ROUTE = '/docs/FTC/Troubleshooting'

/** The page with its filter. */
function troubleshooting(page: Page) {
  const docs = new DocsPage(page, 'FTC')
  return {
    docs,
    filter: docs.main.getByRole('searchbox', { name: 'Search by symptom or error message' }),
    count: docs.main.getByRole('status').filter({ hasText: 'rows' }),
    row: (name: RegExp) => docs.main.getByRole('row', { name }),
    heading: (name: string) => docs.main.getByRole('heading', { name, exact: true }),
  }
}

test('issue 18, 3 words of a symptom or error show its rows, and where they come from', async ({
  page,
}) => {
  const { docs, filter, count, row, heading } = troubleshooting(page)
  await docs.open(ROUTE)
  await expect(count).toHaveText(/^\d\d+ rows$/)
  await filter.fill('no cluster found for name')
  await expect(row(/^No cluster found for name/)).toBeVisible()
  await expect(row(/^The logo is not in the preview/)).toBeHidden()
  await expect(heading('Logo filter')).toBeHidden()
  await expect(count).toHaveText(/^1 of \d+ rows$/)
  const sources = docs.main.getByRole('paragraph').filter({ hasText: /^From /, visible: true })
  await sources.getByRole('link', { name: 'Install FTC on AWS Kubernetes' }).click()
  await expect(page).toHaveURL('/docs/FTC/Installation_Guides/Kubernetes/AWS#autoscaler-errors')
})

test('issue 18, 3 rows that several guides share show once', async ({ page }) => {
  const { docs, row } = troubleshooting(page)
  await docs.open(ROUTE)
  await expect(row(/NET::ERR_CERT_AUTHORITY_INVALID/)).toHaveCount(1)
})

test('issue 18, 3 search finds a row once: on the page that it is written on', async ({ page }) => {
  const { docs } = troubleshooting(page)
  const search = new SearchModal(page)
  await docs.open('/docs/FTC')
  await search.open()
  await search.searchFor('cross-account pass role')
  const hit = search.options.first()
  await expect(hit).toHaveAttribute('href', /Kubernetes\/AWS#autoscaler-errors$/)
  for (const option of await search.options.all())
    await expect(option).not.toHaveAttribute('href', /Troubleshooting#/)
})
