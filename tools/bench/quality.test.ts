import { expect, it } from 'vitest'
import { outcomeOf, reportQuality } from './search-eval'

it('finds the position of the first right page', () => {
  const urls = ['/a#one', '/a#two', '/b', '/c']
  expect(outcomeOf('q', 'name', urls, ['/b', '/c'])).toMatchObject({
    place: 2,
    found: ['/a', '/b', '/c'],
  })
  expect(outcomeOf('q', 'name', urls, ['/d']).place).toBeNull()
  const six = ['/1', '/2', '/3', '/4', '/5', '/6']
  expect(outcomeOf('q', 'name', six, ['/6']).place).toBeNull()
})

it('summarizes', () => {
  const outcomes = [
    outcomeOf('a', 'name', ['/a'], ['/a']),
    outcomeOf('b', 'typo', ['/a', '/b'], ['/b']),
    outcomeOf('c', 'typo', [], ['/b']),
  ]
  const report = reportQuality(outcomes)
  expect(report).toMatchObject({
    meanReciprocalRank: 0.5,
    firstRight: 1 / 3,
  })
  expect([...report.byKind]).toEqual([
    ['name', 1],
    ['typo', 0.25],
  ])
  expect(report.misses.map((miss) => miss.query)).toEqual(['b', 'c'])
})
