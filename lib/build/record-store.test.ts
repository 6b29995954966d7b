import { expect, it } from 'vitest'
import { createProject } from '../../tests/fixtures/temp-project'
import { addDependency } from '../mdx/build-context'
import { buildRecords } from '../search/record-builder'
import { unchangedRecords } from './preview-search'
import { clearStoredRecords, readStoredRecords, storeRecords } from './record-store'

const records = buildRecords(
  { type: 'root', children: [] },
  {
    route: '/docs/Page',
    title: 'Page',
    description: 'About it.',
    keywords: ['word'],
    language: 'en',
    version: 'current',
    tag: 'docs-default-current',
    product: null,
    rank: 100,
  },
)

it('keeps the records of compiled pages until the next build', () => {
  const root = createProject({})
  expect(readStoredRecords(root).size).toBe(0)
  const keep = storeRecords(root)
  keep('pages/docs/Page.mdx', [])
  keep('pages/docs/Page.mdx', records)
  expect([...readStoredRecords(root)]).toEqual([['pages/docs/Page.mdx', records]])
  clearStoredRecords(root)
  expect(readStoredRecords(root).size).toBe(0)
})

it('makes anew the records of pages that an edit touches', () => {
  const stored = new Map(
    ['pages/a.mdx', 'pages/b.mdx', 'pages/c.mdx'].map((file) => [file, records]),
  )
  addDependency('pages/b.mdx', '/project/partials/shared.mdx')
  const changed = ['/project/pages/a.mdx', '/project/partials/shared.mdx']
  expect([...unchangedRecords(stored, changed, '/project').keys()]).toEqual(['pages/c.mdx'])
})
