import { expect, it } from 'vitest'
import { bracketed } from '../../../tests/fixtures/search-hit'
import { INDEX, search, searchIn } from '../../../tests/fixtures/search-index'
import { stem } from './tokenize'

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
  const found = (query: string) => searchIn(pages, query).hits.map(({ url }) => url)
  expect(found('16:9')).toEqual(['/docs/FTC/Install#at-1'])
  expect(found('23:59')).toEqual(['/docs/FTC/Install#at-2'])
})

it('treats C++ as a word of its own', () => {
  const pages = INDEX.pages.map((page) => ({ ...page, description: 'C++, C#, and a compiler.' }))
  const { hits } = searchIn(pages, 'c++')
  expect(bracketed(hits[0]?.snippet)).toBe('[C++], C#, and a compiler.')
  expect(search('c++').hits).toEqual([])
})

it('suggests similar titles and headings when nothing is found', () => {
  const { hits, suggestions } = search('xxevxntslxst')
  expect(hits).toEqual([])
  expect(suggestions.length).toBeLessThanOrEqual(3)
  expect(suggestions).toContain('GetEventsList')
  expect(search('addevent').suggestions).toEqual([])
  const similar = search('xxnumberxx').suggestions
  expect(similar.filter((text) => text.includes('?'))).toEqual([])
  const titles = [7, 8].map((count) => 'GetEvents'.repeat(count))
  const pages = INDEX.pages.map((page, at) => ({ ...page, title: titles[at] ?? '' }))
  expect(searchIn(pages, 'getevxnts'.repeat(7)).suggestions, 'that fit in the input').toEqual([
    titles[0],
  ])
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
  ['tie ties tied', 1],
  ['process processes', 1],
  ['status statuses', 1],
  ['migrate migration migrating migrated', 1],
  ['insert inserts inserted insertion', 1],
  ['set settings', 2],
  ['serve server', 2],
  ['read ready', 2],
  ['5things 5thing', 2],
])('treats forms of a word as the same, but not different nouns: %s', (words, count) => {
  expect(new Set(words.split(' ').map(stem)).size).toBe(count)
})
