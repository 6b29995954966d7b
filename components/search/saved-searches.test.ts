import { describe, expect, it } from 'vitest'
import { searchHit } from '../../tests/fixtures/search-hit'
import {
  addFavorite,
  addRecent,
  limitSaved,
  parseSavedList,
  type SavedSearch,
  savedSearchOf,
} from './saved-searches'

const place = (index: number): SavedSearch => ({
  href: `/docs/${index}`,
  title: `Place ${index}`,
  page: null,
  product: null,
})
const places = (count: number) => Array.from({ length: count }, (_, index) => place(index))
const hrefs = (list: readonly SavedSearch[]) => list.map(({ href }) => href)

describe('limits', () => {
  it.each([
    [0, 7],
    [1, 4],
    [10, 4],
  ])('§9 with %i favorites, %i recent searches are kept', (favorites, recents) => {
    const saved = limitSaved({
      favorites: places(favorites).map((entry) => ({ ...entry, href: `/f${entry.href}` })),
      recents: places(500),
    })
    expect(saved.recents).toHaveLength(recents)
    expect(saved.favorites).toHaveLength(favorites)
  })

  it('the eleventh favorite replaces the oldest', () => {
    const saved = addFavorite({ recents: [], favorites: places(10) }, place(10))
    expect(hrefs(saved.favorites)).toEqual(['/docs/10', ...hrefs(places(9))])
  })
})

it('the newest recent search comes first, each place once', () => {
  const saved = addRecent({ recents: places(3), favorites: [] }, place(2))
  expect(hrefs(saved.recents)).toEqual(['/docs/2', '/docs/0', '/docs/1'])
})

describe('parseSavedList', () => {
  it('takes only a list', () => {
    expect(['{', 'null', '{}'].map(parseSavedList)).toEqual([null, null, null])
  })

  it('leaves out malformed places', () => {
    const stored = [
      place(1),
      null,
      { href: '/docs/2' },
      { href: '/docs/4', title: 'x', page: 7, product: 'other', more: true },
    ]
    expect(parseSavedList(JSON.stringify(stored))).toEqual([
      place(1),
      { href: '/docs/4', title: 'x', page: null, product: null },
    ])
  })
})

it('a hit is stored with its titles', () => {
  const section = searchHit({ url: '/docs/AddEvent#parameters' })
  const page = searchHit({ url: '/docs/AddEvent', headings: [] })
  expect([section, page].map(savedSearchOf)).toEqual([
    { product: 'stream', href: '/docs/AddEvent#parameters', title: 'Parameters', page: 'AddEvent' },
    { product: 'stream', href: '/docs/AddEvent', title: 'AddEvent', page: null },
  ])
})
