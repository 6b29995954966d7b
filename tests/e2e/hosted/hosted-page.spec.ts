import type { ReceivedRequest } from '../../fixtures/fake-algolia'
import { expect } from '../expect'
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

test('§9 the search page shows 20 hits, and then 20 more', async ({ hosts: [host], search }) => {
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
