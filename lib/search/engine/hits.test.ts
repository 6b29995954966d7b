import { expect, it } from 'vitest'
import { bracketed } from '../../../tests/fixtures/search-hit'
import { INDEX, search, searchIn } from '../../../tests/fixtures/search-index'

it('marks synonyms only in hits that lack the reader’s own word', () => {
  const page = search('set up').hits.find(({ url }) => url === '/docs/FTC/Install')
  expect(bracketed(page?.page.title)).toBe('[Install] FTC on Akamai Kubernetes')
  const pages = INDEX.pages.map((other) => ({ ...other, description: 'A k8s of Kubernetes.' }))
  const [both] = searchIn(pages, 'k8s').hits
  expect(bracketed(both?.snippet)).toBe('A [k8s] of Kubernetes.')
})

it.each([
  ['go', 'They do.'],
  ['sudo go', '[sudo go]'],
  ['hidden-go', 'They do.'],
])('shows code only for a query that is code: %s', (query, snippet) => {
  const sections = [[1, 'a', 'Go', '', 'sudo go', 'They do.', '·hidden-go'] as const]
  const pages = INDEX.pages.slice(0, 1).map((page) => ({ ...page, sections }))
  const [hit] = searchIn(pages, query).hits
  expect(bracketed(hit?.snippet).replace('] [', ' ')).toBe(snippet)
})

it('a hit without a sentence about the query shows the name that matched', () => {
  expect(bracketed(search('maxFTCInstances').hits[0]?.snippet)).toBe('[maxFTCInstances]')
})

it('marks the query’s words in plain text', () => {
  const [hit] = search('409 conflict').hits
  expect(bracketed(hit?.snippet)).toBe('A [conflict] with <another> event gives [409].')
  expect(hit?.headings.map(bracketed)).toEqual(['Responses'])
  const [page] = search('akamai').hits
  expect(bracketed(page?.page.title)).toBe('Install FTC on [Akamai] Kubernetes')
  expect(page?.headings).toEqual([])
  expect(bracketed(page?.snippet)).toBe('Create a cluster and install the chart.')
})

it.each([
  ['sett', '[Settings] of the load balancer, set by hand; look them up.'],
  // A complete word does not mark longer words.
  ['set', 'Settings of the load balancer, [set] by hand; look them up.'],
  // A synonym that is a phrase is marked as a whole or not at all.
  ['installing', 'Settings of the load balancer, set by hand; look them up.'],
  ['lb', 'Settings of the [load balancer], set by hand; look them up.'],
])('for %j, marks: %s', (query, snippet) => {
  const found = search(query, { snippetWords: 30 }).hits.find(({ url }) => url.endsWith('Settings'))
  expect(bracketed(found?.snippet).replace(/ A \S+ is optional\.$/, '')).toBe(snippet)
})

it('cuts snippets to the requested number of words', () => {
  const [hit] = search('409', { snippetWords: 3 }).hits
  expect(bracketed(hit?.snippet)).toBe('…\u00a0event gives [409].')
  const [start] = search('conflict', { snippetWords: 3 }).hits
  expect(bracketed(start?.snippet)).toBe('A [conflict] with\u00a0…')
  const [far] = search('conflict 409', { snippetWords: 3 }).hits
  expect(bracketed(far?.snippet), 'without what is cut').toBe('A [conflict] with\u00a0…')
})

it.each([
  [['sudo go', '<go> · They go.', 'They go.'], 'They [go].'],
  [['Look at all the pods first. Then they go.'], '…\u00a0Then they [go].'],
  [['Look there. Then wait until they go.'], '…\u00a0wait until they [go].'],
  [['8650 · All pods in a · They go'], '…\u00a0They [go]'],
])('starts a snippet of a page with a sentence, and prefers prose: %j', (texts, snippet) => {
  const sections = [[1, '', '', '', ...texts] as const]
  const pages = INDEX.pages.map((page) => ({ ...page, keywords: ['go'], sections }))
  const [hit] = searchIn(pages, 'go', { snippetWords: 4 }).hits
  expect(hit?.url).not.toContain('#')
  expect(bracketed(hit?.snippet)).toBe(snippet)
})
