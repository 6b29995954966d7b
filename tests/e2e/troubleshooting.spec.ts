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

test('symptoms by filter, view, and search', async ({ page }) => {
  await test.step('words of a symptom or error show matching rows and their guide', async () => {
    const { docs, filter, count, row, heading } = troubleshooting(page)
    await docs.open(ROUTE)
    await expect(count).toHaveText(/^\d\d+ rows$/)
    // A row that several guides share is listed once.
    const name = 'An address is printed without a host: https://:8161'
    await expect(docs.main.getByRole('rowheader', { name })).toHaveCount(1)
    await filter.fill('no cluster found for name')
    const found = row(/^No cluster found for name/)
    await expect(found).toBeVisible()
    await expect(row(/^License Status/)).toBeHidden()
    await expect(heading('The license is not valid')).toBeHidden()
    await expect(heading('Job queued')).toBeVisible()
    await expect(count).toHaveText(/^1 of \d+ rows$/)
    await found.getByRole('rowheader').getByRole('link').click()
    await expect(page).toHaveURL(/#symptom-no-cluster-found-for-name-xyz$/)
    await found.getByRole('link', { name: 'AWS', exact: true }).click()
    await expect(page).toHaveURL('/docs/FTC/Installation_Guides/Kubernetes/AWS#autoscaler-errors')
  })

  await test.step('a symptom links to its log and its rows', async () => {
    const { docs, heading } = troubleshooting(page)
    await docs.open('/docs/FTC/FAQ')
    await docs.main.getByRole('link', { name: 'A job stays queued: why?' }).click()
    await expect(heading('Job queued')).toBeInViewport()
    const causes = docs.main.getByRole('group', { name: 'Table: Job queued' })
    await causes.getByRole('link', { name: 'No license' }).click()
    await expect(heading('No license')).toBeInViewport()
  })

  await test.step('search finds a row once, on its own page', async () => {
    const { docs } = troubleshooting(page)
    const search = new SearchModal(page)
    await docs.open('/docs/FTC')
    await search.open()
    await search.searchFor('cross-account pass role')
    const hit = search.options.first()
    await expect(hit).toHaveAttribute(
      'href',
      /Kubernetes\/AWS#symptom-cross-account-pass-role-is-not-allowed$/,
    )
    for (const option of await search.options.all())
      await expect(option).not.toHaveAttribute('href', /Troubleshooting#/)
  })
})
