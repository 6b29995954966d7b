import { expect } from '@playwright/test'
import { MESSAGES } from '../../../lib/site/messages'
import type { ReceivedRequest } from '../../fixtures/fake-algolia'
import { hitOf, test } from './hosted-test'

const PER_PAGE = 20
const TOTAL = 45

/** Pages of filler results in the provider's format. */
function pageOfResults({ body }: ReceivedRequest) {
  const [request] = Object(body).requests
  const first = request.page * PER_PAGE
  const count = Math.min(PER_PAGE, TOTAL - first)
  const hits = Array.from({ length: count }, (_, index) => ({
    ...hitOf(`/docs/FTC#${first + index}`, 'FTC', {
      hierarchy: { lvl1: 'FTC', lvl2: `Place ${first + index}` },
    }),
    objectID: String(first + index),
  }))
  const facets = { product: { ftc: 40, stream: 5 } }
  return { status: 200, body: { results: [{ hits, nbHits: TOTAL, facets }, { facets }] } }
}

test('§9 the search page shows 20 hits and loads the next 20', async ({
  hosts: [host],
  search,
}) => {
  host.reply(pageOfResults)
  await search.open('?q=place')
  await expect(search.count).toHaveText('45 results (20 shown) for place')
  await search.more.click()
  await expect(search.count).toHaveText('45 results (40 shown) for place')
  await search.more.click()
  await expect(search.count).toHaveText('45 results for place')
  await expect(search.more).toBeHidden()
  expect(host.requests.map(({ body }) => Object(body).requests[0].page)).toEqual([0, 1, 2])
})

test('the search page reports that no host responds, and Retry searches again', async ({
  page,
  hosts: [host],
  search,
}) => {
  await page.route('**/1/indexes/**', (route) => route.abort('namenotresolved'))
  await search.open('?q=place')
  await expect(search.error).toContainText(MESSAGES.searchFailed)
  await expect(search.error).toContainText(MESSAGES.checkConnection)
  await page.unroute('**/1/indexes/**')
  await search.error.getByRole('button', { name: MESSAGES.retry }).click()
  await expect(page.getByRole('main')).toContainText(`${MESSAGES.noResultsFor} "place"`)
  expect(host.requests).toHaveLength(1)
})
