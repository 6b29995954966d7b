import { DocsPage } from './pages/DocsPage'
import { expect, test } from './site-test'

test('a symptom shows its rows, which lead to their guide, and search finds each once', async ({
  page,
  modal,
}) => {
  const docs = new DocsPage(page, 'FTC')
  const heading = (name: string) => docs.main.getByRole('heading', { name, exact: true })
  await docs.open('/docs/FTC/FAQ')
  await docs.main.getByRole('link', { name: 'A job stays queued: why?' }).click()
  await expect(heading('Job queued')).toBeInViewport()
  const causes = docs.main.getByRole('group', { name: 'Table: Job queued' })
  await causes.getByRole('link', { name: 'No license' }).click()
  await expect(heading('No license')).toBeInViewport()
  // A row that several guides share is listed once.
  const name = 'An address is printed without a host: https://:8161'
  await expect(docs.main.getByRole('rowheader', { name })).toHaveCount(1)
  const filter = docs.main.getByRole('searchbox', { name: 'Search by symptom or error message' })
  await filter.fill('no cluster found for name')
  const found = docs.main.getByRole('row', { name: /^No cluster found for name/ })
  await expect(docs.main.getByRole('row', { name: /^License Status/ })).toBeHidden()
  await found.getByRole('rowheader').getByRole('link').click()
  await expect(page).toHaveURL(/#symptom-no-cluster-found-for-name-xyz$/)
  await found.getByRole('link', { name: 'AWS', exact: true }).click()
  await expect(page).toHaveURL('/docs/FTC/Installation_Guides/Kubernetes/AWS#autoscaler-errors')

  await modal.open()
  await modal.searchFor('cross-account pass role')
  await expect(modal.options.first()).toHaveAttribute(
    'href',
    /Kubernetes\/AWS#symptom-cross-account-pass-role-is-not-allowed$/,
  )
  for (const option of await modal.options.all())
    await expect(option).not.toHaveAttribute('href', /Troubleshooting#/)
})
