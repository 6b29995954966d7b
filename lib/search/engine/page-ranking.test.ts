import { expect, it } from 'vitest'
import { INDEX, indexedPage, search, searchIn } from '../../../tests/fixtures/search-index'

/** A page with sections below these headings. */
const headed = (...headings: readonly string[]) => ({
  sections: headings.map((heading) => [1, 'a', heading, ''] as const),
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
  expect(searchIn(pages, query).hits[0]?.url).toBe(route)
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

it.each([
  ['own words', 'k8s', { description: 'A k8s.' }, { description: 'Kubernetes.' }],
  ['name', 'ports', { title: 'Ports' }, { title: 'Ports open', description: 'Ports.' }],
  ['words', 'logs', headed('Logs of jobs'), { keywords: ['old logs'] }],
  ['heading', 'start the program', headed('Start the program', 'Start'), { title: 'Program' }],
  ['field', 'StartDate', headed('StartDate'), { keywords: ['its StartDate'] }],
])('a query leads to the page that has its %s: %j', (_, query, right, other) => {
  const pages = [other, right].map((page, at) => {
    return indexedPage({ route: `/${at}`, title: 'Page', ...page })
  })
  expect(searchIn(pages, query).hits[0]?.url).toMatch('/1')
})

it('a page that only its names make first is followed by its best section', () => {
  const sections = [[0, '', '', ''] as const, [1, 'a', 'Grafana', '', 'A dashboard.'] as const]
  const keywords = ['grafana', 'dashboard', 'metrics']
  const page = indexedPage({ route: '/page', title: 'Operate', keywords, sections })
  const found = (query: string) => searchIn([page], query).hits.map(({ url }) => url)
  expect(found('metrics grafana dashboard')).toEqual(['/page', '/page#a'])
  expect(found('operate')).toEqual(['/page'])
})

it('a section with all of the words comes before its page, unless they are the title', () => {
  const sections = [[0, '', '', ''] as const, [1, 'a', 'Change', '', 'The new password.'] as const]
  const keywords = ['change', 'password', 'new']
  const page = indexedPage({ route: '/page', title: 'Operate', keywords, sections })
  const found = (query: string) => searchIn([page], query).hits.map(({ url }) => url)
  expect(found('change password')).toEqual(['/page#a', '/page'])
  expect(found('operate')[0]).toBe('/page')
})

it('a section on removal comes first only for who asks for it', () => {
  expect(search('cluster recordings').hits[0]?.url).toBe('/docs/FTC/Install')
  for (const verb of ['delete', 'removing'])
    expect(search(`${verb} cluster`).hits[0]?.url, verb).toBe('/docs/FTC/Install#remove')
})

it('ranks a page above its sections when the query is its title', () => {
  const urls = search('add event').hits.map((hit) => hit.url)
  expect(urls.slice(0, 2)).toEqual(['/docs/Stream/AddEvent', '/docs/Stream/AddEvent#parameters'])
})

it('ranks pages with the number of the query first, whatever the reader is reading', () => {
  const product = { title: 'Ports of cameras', product: 'ftc', keywords: ['port'] } as const
  const pages = [
    indexedPage({ route: '/docs/FTC/Install', ...product }),
    indexedPage({
      route: '/docs/Stream/Ports',
      title: 'Ports',
      sections: [[1, 'a', 'Port 8758', '']],
    }),
  ]
  const first = (query: string) =>
    searchIn(pages, query, { currentRoute: '/docs/FTC/Install' }).hits[0]?.url
  expect(first('port 8758')).toBe('/docs/Stream/Ports#a')
  expect(first('port camera')).toBe('/docs/FTC/Install')
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
  ['ftc or stream license', ['stream', 'ftc', 'stream']],
])('for %j, a product beside a word of its titles ranks like the filter: %j', (query, products) => {
  const title = (page: (typeof INDEX.pages)[number]) =>
    page.route === '/docs/Stream/Other' ? 'Stream license' : page.title
  const pages = INDEX.pages.map((page) => ({ ...page, title: title(page) }))
  const { hits } = searchIn(pages, query)
  const found = hits.filter(({ url }) => !url.endsWith('#responses'))
  const pagesOf = new Map(found.map(({ url, page }) => [url.split('#')[0], page.product]))
  expect([...pagesOf.values()]).toEqual(products)
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
