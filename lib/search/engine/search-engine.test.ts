import { expect, it } from 'vitest'
import { bracketed } from '../../../tests/fixtures/search-hit'
import { INDEX, requestFor } from '../../../tests/fixtures/search-index'
import type { SearchRequest } from '../search-client'
import { SearchEngine } from './search-engine'
import { stem } from './tokenize'

const engine = new SearchEngine(INDEX)

function search(query: string, more?: Partial<SearchRequest>) {
  return engine.search(requestFor(query, more))
}

it.each([
  ['/docs/FTC/Install', '/docs/FTC/Install#license'],
  ['/docs/Stream/Other', '/docs/Stream/Guide#license'],
])('an error leads to its row, on %s to the one of that product', (currentRoute, url) => {
  const { hits, total } = search('ERROR: activation of key 7 refused (409)', { currentRoute })
  expect(hits[0]?.url).toBe(url)
  expect(new Set(hits.map((hit) => hit.url)).size).toBe(total)
})

it.each([
  ['nvidia: Connection refused', '/docs/FTC/Install#gpu'],
  // Without the text that must be near, a sign needs several words and comes after all others.
  ['Connection refused', '/docs/FTC/Install#gpu'],
  ['Connection refused, HTTP 409', '/docs/FTC/Install#values'],
  ['Vanished', undefined],
  // The input cuts a text off at 64 characters, within a phrase of the sign or between two.
  [
    'xx: widget shifted to 10.1.2.3:/srv/yyyyyyyyyyyyyyyyyyyyy by its own',
    '/docs/FTC/Install#license',
  ],
  [
    'xx: widget shifted to 10.1.2.3:/srv/yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy',
    '/docs/FTC/Install#license',
  ],
  ['xx: widget shifted to 10.1.2.3:/srv/yyy by its own', undefined],
  ['xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx widget s', undefined],
])('the part of an error %j leads to %s', (query, url) => {
  const { hits } = search(query.slice(0, 64), { currentRoute: '/docs/FTC/Install' })
  expect(hits[0]?.url).toBe(url)
})

it('a status leads to a row only from a page of a product', () => {
  const found = (currentRoute: string) => search('error 409', { currentRoute }).hits[0]?.url
  expect(found('/docs/FTC/Install')).toBe('/docs/FTC/Install#values')
  expect(found('/')).toBe('/docs/Stream/AddEvent#responses')
})

it('a status beside a method leads to the method', () => {
  const { hits } = search('409 conflict AddEvent', { currentRoute: '/docs/FTC/Install' })
  expect(hits[0]?.url).toMatch('/docs/Stream/AddEvent')
})

it.each([
  ['video', '/docs/FTC/Settings'],
  ['no video', '/docs/FTC/Troubleshooting'],
  ['video stopped', '/docs/FTC/Troubleshooting'],
  ['a log', '/docs/FTC/Settings'],
  ['cannot log in', '/docs/FTC/Troubleshooting'],
])('a symptom leads to Troubleshooting, unlike a name: %s', (query, route) => {
  const changes = [
    {
      route: '/docs/FTC/Troubleshooting',
      title: 'Help',
      questions: ['Why is there no video?', 'Why is the login refused?'],
    },
    { route: '/docs/FTC/Settings', title: 'Video logs' },
  ]
  const pages = INDEX.pages
    .slice(0, 2)
    .map((page, at) => ({ ...page, ...changes[at], sections: [[0, '', '', ''] as const] }))
  const changed = new SearchEngine({ ...INDEX, pages, errors: [] })
  expect(changed.search(requestFor(query)).hits[0]?.url).toBe(route)
})

it.each([
  ['dates', 'gpu operator of 2026-11-02'],
  ['times', '23:59:01.120 gpu operator'],
  ['hashes', 'gpu operator 6a1f55c0-72ee-4a37'],
  ['paths', 'gpu operator at /var/event/list'],
])('%s do not rank, unless nothing else is left', (_, query) => {
  const [noise = ''] = query.match(/\S*[-:/]\S*/) ?? []
  expect(search(query).missing).toEqual([])
  expect(search(query).hits.map(({ url }) => url)).toEqual(
    search('gpu operator').hits.map(({ url }) => url),
  )
  expect(search(noise).missing.length + search(noise).total).toBeGreaterThan(0)
})

it('numbers rank last, unless nothing else is left', () => {
  expect(search('409 machines').hits[0]?.url).toMatch('#license')
  expect(search('409').hits[0]?.url).toBe('/docs/Stream/AddEvent#responses')
})

it('a query that is a heading leads to its page', () => {
  const more = ['Start the program', 'Start'].map((heading) => [1, 'a', heading, ''] as const)
  const pages = INDEX.pages.slice(0, 2).map((page, at) => ({
    ...page,
    title: at === 0 ? 'Program' : 'Other',
    sections: [...page.sections, ...(at === 0 ? [] : more)],
  }))
  const changed = new SearchEngine({ ...INDEX, pages, errors: [] })
  expect(changed.search(requestFor('start the program')).hits[0]?.url).toBe('/docs/FTC/Settings#a')
})

it('a section with all of the words comes before its page, unless they are the title', () => {
  const sections = [
    [0, '', '', ''],
    [1, 'change', 'Change', '', 'The new password.'],
  ] as const
  const pages = INDEX.pages.slice(0, 1).map((page) => ({ ...page, title: 'Operate', sections }))
  const named = pages.map((page) => ({ ...page, keywords: ['change', 'password', 'new'] }))
  const changed = new SearchEngine({ ...INDEX, pages: named, errors: [] })
  const found = (query: string) => changed.search(requestFor(query)).hits.map(({ url }) => url)
  expect(found('change password')).toEqual(['/docs/FTC/Install#change', '/docs/FTC/Install'])
  expect(found('operate')[0]).toBe('/docs/FTC/Install')
})

it('a section on removal comes first only for who asks for it', () => {
  expect(search('cluster recordings').hits[0]?.url).toBe('/docs/FTC/Install')
  for (const verb of ['delete', 'removing'])
    expect(search(`${verb} cluster`).hits[0]?.url, verb).toBe('/docs/FTC/Install#remove')
})

it.each([
  ['AddEvent', '/docs/Stream/AddEvent'],
  ['add event', '/docs/Stream/AddEvent'],
  ['how can I find the number of my show', '/docs/Stream/GetEventsList'],
  ['getevnetslist', '/docs/Stream/GetEventsList'],
  ['gpu operator does not start', '/docs/FTC/Install#gpu-problems'],
  ['maxftcinstances', '/docs/FTC/Install#values'],
  ['install k8s', '/docs/FTC/Install'],
  ['infrastructure as code', '/docs/FTC/Install'],
  ['kubernt akami', '/docs/FTC/Install'],
  ['a', '/docs/Stream/AddEvent'],
  ['ínstall akamaí', '/docs/FTC/Install'],
  ['409', '/docs/Stream/AddEvent#responses'],
  ['schedule event', '/docs/Stream/AddEvent'],
  ['nvid', '/docs/FTC/Install#gpu'],
  // Queries that are the start of a title.
  ['get the events l', '/docs/Stream/GetEventsList'],
  ['other on', '/docs/Stream/Other'],
  ['installing', '/docs/FTC/Install'],
  ['installati', '/docs/FTC/Install'],
  ['set up', '/docs/FTC/Install'],
  // Words of several parts.
  ['license-server', '/docs/FTC/Install#license'],
  ['Events_List', '/docs/Stream/GetEventsList'],
  ['EventsList', '/docs/Stream/GetEventsList'],
  ['gpuoperator', '/docs/FTC/Install#gpu'],
  ['10.0.0.1:409', '/docs/Stream/AddEvent#responses'],
  // Stop words do not count in names.
  ['how can I set the GetSettings', '/docs/FTC/Settings'],
])('finds for %j: %s', (query, url) => {
  expect(search(query).hits[0]?.url).toBe(url)
})

it('ranks a page above its sections when the query is its title', () => {
  const urls = search('add event').hits.map((hit) => hit.url)
  expect(urls.slice(0, 2)).toEqual(['/docs/Stream/AddEvent', '/docs/Stream/AddEvent#parameters'])
})

it('ranks the current product first, but hides nothing', () => {
  const products = (currentRoute: string) =>
    search('kubernetes', { currentRoute }).hits.map((hit) => hit.page.product)
  expect(products('/docs/FTC/Install')[0]).toBe('ftc')
  expect(products('/docs/Stream/Guide')[0]).toBe('stream')
  expect(new Set(products('/docs/Stream/Guide'))).toEqual(new Set(['stream', 'ftc']))
})

it.each([
  ['ftc license', ['ftc', 'stream', 'stream']],
  ['stream', ['stream']],
  ['stream license', ['stream', 'stream', 'ftc']],
])('for %j, a product beside a word of its titles ranks like the filter: %j', (query, products) => {
  const title = (page: (typeof INDEX.pages)[number]) =>
    page.route === '/docs/Stream/Other' ? 'Stream license' : page.title
  const pages = INDEX.pages.map((page) => ({ ...page, title: title(page) }))
  const { hits } = new SearchEngine({ ...INDEX, pages }).search(requestFor(query))
  const found = hits.filter(({ url }) => !url.endsWith('#responses'))
  const pagesOf = new Map(found.map(({ url, page }) => [url.split('#')[0], page.product]))
  expect([...pagesOf.values()]).toEqual(products)
})

it('finds at least what the parts of a compound find', () => {
  for (const [compound, apart] of [
    ['gpu-operator', 'gpu operator'],
    ['License_Server', 'license server'],
  ] as const)
    expect(search(compound).total).toBeGreaterThanOrEqual(search(apart).total)
})

it('ratios and times are words', () => {
  const texts = ['Ports 16 and 9.', 'A picture of 16:9.', 'It ends at 23:59.']
  const sections = texts.map((text, at) => [1, `at-${at}`, '', '', text] as const)
  const pages = INDEX.pages.slice(0, 1).map((page) => ({ ...page, sections }))
  const changed = new SearchEngine({ ...INDEX, pages })
  const found = (query: string) => changed.search(requestFor(query)).hits.map(({ url }) => url)
  expect(found('16:9')).toEqual(['/docs/FTC/Install#at-1'])
  expect(found('23:59')).toEqual(['/docs/FTC/Install#at-2'])
})

it('marks synonyms only in hits that lack the reader’s own word', () => {
  const page = search('set up').hits.find(({ url }) => url === '/docs/FTC/Install')
  expect(bracketed(page?.page.title)).toBe('[Install] FTC on Akamai Kubernetes')
  const pages = INDEX.pages.map((other) => ({ ...other, description: 'A k8s of Kubernetes.' }))
  const [both] = new SearchEngine({ ...INDEX, pages }).search(requestFor('k8s')).hits
  expect(bracketed(both?.snippet)).toBe('A [k8s] of Kubernetes.')
})

it.each([
  ['go', 'They do.'],
  ['sudo go', '[sudo go]'],
  ['hidden-go', 'They do.'],
])('shows code only for a query that is code: %s', (query, snippet) => {
  const sections = [[1, 'a', 'Go', '', 'sudo go', 'They do.', '·hidden-go'] as const]
  const pages = INDEX.pages.slice(0, 1).map((page) => ({ ...page, sections }))
  const [hit] = new SearchEngine({ ...INDEX, pages }).search(requestFor(query)).hits
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

it('treats C++ as a word of its own', () => {
  const pages = INDEX.pages.map((page) => ({ ...page, description: 'C++, C#, and a compiler.' }))
  const { hits } = new SearchEngine({ ...INDEX, pages }).search(requestFor('c++'))
  expect(bracketed(hits[0]?.snippet)).toBe('[C++], C#, and a compiler.')
  expect(search('c++').hits).toEqual([])
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
  const changed = new SearchEngine({ ...INDEX, pages })
  const [hit] = changed.search(requestFor('go', { snippetWords: 4 })).hits
  expect(hit?.url).not.toContain('#')
  expect(bracketed(hit?.snippet)).toBe(snippet)
})

it('returns results page by page', () => {
  const all = search('kubernetes').hits.map(({ id }) => id)
  const pages = [0, 1].map((page) => search('kubernetes', { page, hitsPerPage: 2 }).hits)
  expect(pages.flat().map(({ id }) => id)).toEqual(all.slice(0, 4))
})

it('groups a page’s hits and names each once', () => {
  const urls = search('install').hits.map((hit) => hit.url)
  expect(new Set(urls).size).toBe(urls.length)
  const pages = urls.map((url) => url.split('#')[0])
  expect(pages.filter((page, index) => page !== pages[index - 1])).toHaveLength(new Set(pages).size)
})

it('suggests similar titles and headings when nothing is found', () => {
  const { hits, suggestions } = search('xxevxntslxst')
  expect(hits).toEqual([])
  expect(suggestions.length).toBeLessThanOrEqual(3)
  expect(suggestions).toContain('GetEventsList')
  expect(search('addevent').suggestions).toEqual([])
  const similar = search('xxnumberxx').suggestions
  expect(similar.filter((text) => text.includes('?'))).toEqual([])
})

it('returns the best partial matches when no page has half of the query', () => {
  expect(search('xxqqzz yyvvww 409').hits[0]?.url).toBe('/docs/Stream/AddEvent#responses')
  expect(search('xxqqzz yyvvww').hits).toEqual([])
})

it('treats a name as one word, however it is spelled', () => {
  for (const query of ['AddEvent', 'addevent'])
    expect(bracketed(search(query).hits[1]?.snippet)).not.toContain('[event]')
})

it.each([
  ['install installs installed installing installation installations', 1],
  ['copy copies copied', 1],
  ['delay delays delayed', 1],
  ['migrate migration migrating migrated', 1],
  ['insert inserts inserted insertion', 1],
  ['set settings', 2],
  ['serve server', 2],
  ['read ready', 2],
  ['5things 5thing', 2],
])('treats forms of a word as the same, but not different nouns: %s', (words, count) => {
  expect(new Set(words.split(' ').map(stem)).size).toBe(count)
})
