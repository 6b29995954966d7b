import { expect, it } from 'vitest'
import { buildRecords } from '../../lib/compile/search/record-builder'
import { multiplyRecords } from './multiply-records'

const page = (route: string) =>
  buildRecords(
    { type: 'root', children: [] },
    {
      route,
      title: 'Some title',
      description: 'Several considerably longer words describe something.',
      keywords: [],
      language: 'en',
      version: 'current',
      tag: 'default',
      product: null,
      rank: 100,
    },
  )

it('makes a larger site with addresses of its own and some other words', () => {
  const pages = [page('/a'), page('/b')]
  const records = multiplyRecords(pages, 5)
  expect(records.map((record) => record.url)).toEqual(['/a', '/b', '/a-1', '/b-1', '/a-2'])
  expect(new Set(records.map((record) => record.objectID)).size).toBe(5)
  expect(records[2]?.content).not.toBe(records[0]?.content)
  expect(multiplyRecords(pages, 5)).toEqual(records)
})
