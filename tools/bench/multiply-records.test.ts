import { expect, it } from 'vitest'
import { buildRecords } from '../../lib/compile/search/record-builder'
import { RECORD_PAGE } from '../../tests/fixtures/search-record'
import { multiplyRecords } from './multiply-records'

const page = (route: string) =>
  buildRecords({ type: 'root', children: [] }, { ...RECORD_PAGE, route })

it('makes a larger site with addresses of its own and some other words', () => {
  const pages = [page('/a'), page('/b')]
  const records = multiplyRecords(pages, 5)
  expect(records.map((record) => record.page.route)).toEqual(['/a', '/b', '/a-1', '/b-1', '/a-2'])
  expect(records[2]?.text).not.toBe(records[0]?.text)
  expect(multiplyRecords(pages, 5)).toEqual(records)
})
