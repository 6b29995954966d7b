import { expect, it } from 'vitest'
import { outcomeOf, reportQuality } from './search-eval'

it('finds the position of the first right page', () => {
  const placeOf = (urls: readonly string[], ...routes: string[]) =>
    outcomeOf({ query: 'q', kind: 'name', expect: routes }, urls).place
  expect(placeOf(['/a#one', '/a#two', '/b', '/c'], '/b', '/c')).toBe(2)
  expect(placeOf(['/a', '/b'], '/d')).toBeNull()
  expect(placeOf(['/1', '/2', '/3', '/4', '/5', '/6'], '/6')).toBeNull()
})

it('summarizes', () => {
  const report = reportQuality([
    { query: 'a', kind: 'name', place: 1, found: ['/a'] },
    { query: 'b', kind: 'typo', place: 2, found: ['/a', '/b'] },
    { query: 'c', kind: 'typo', place: null, found: [] },
  ])
  expect(report.meanReciprocalRank).toBe(0.5)
  expect(report.firstRight).toBeCloseTo(1 / 3)
  expect([...report.byKind]).toEqual([
    ['name', 1],
    ['typo', 0.25],
  ])
  expect(report.misses.map((miss) => miss.query)).toEqual(['b', 'c'])
})
