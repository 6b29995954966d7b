import { expect, it } from 'vitest'
import { searchHit } from '../../tests/fixtures/search-hit'
import { groupHits } from './search-client'

it('groups hits by page, in order of each page’s first hit', () => {
  const hits = ['/b#1', '/a', '/b', '/a#2'].map((url) => searchHit({ id: url, url }))
  const groups = groupHits(hits).map((group) => [group.url, group.hits.map(({ id }) => id)])
  expect(groups).toEqual([
    ['/b', ['/b#1', '/b']],
    ['/a', ['/a', '/a#2']],
  ])
})
