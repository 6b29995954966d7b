import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { createProject } from '../../../tests/fixtures/temp-project'
import { addDependency } from '../../compile/build-context'
import { buildRecords } from '../../compile/search/record-builder'
import { unchangedRecords } from '../search/preview-search'
import { readStoredPages, storePages } from './page-store'
import { RECORD_STORE } from './record-store'

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

it('keeps the records of a compiled page while what they were made from is the same', () => {
  const root = createProject({ 'pages/docs/Page.mdx': '# Page' })
  expect(readStoredPages(RECORD_STORE, root, 'inputs').size).toBe(0)
  const keep = storePages(RECORD_STORE, root, 'inputs')
  keep('pages/docs/Page.mdx', [])
  keep('pages/docs/Page.mdx', records)
  expect([...readStoredPages(RECORD_STORE, root, 'inputs')]).toEqual([
    ['pages/docs/Page.mdx', records],
  ])
  expect(readStoredPages(RECORD_STORE, root, 'other inputs').size).toBe(0)
})

it('leaves out records of a page that has changed, is gone, or whose file is damaged', () => {
  const root = createProject({ 'pages/a.mdx': '# A', 'pages/b.mdx': '# B', 'pages/c.mdx': '# C' })
  for (const name of ['a', 'b', 'c'])
    storePages(RECORD_STORE, root, 'inputs')(`pages/${name}.mdx`, records)
  expect(readStoredPages(RECORD_STORE, root, 'inputs').size).toBe(3)
  writeFileSync(path.join(root, 'pages/a.mdx'), '# Another')
  rmSync(path.join(root, 'pages/b.mdx'))
  const folder = path.join(root, '.next/cache/search-records')
  for (const file of readdirSync(folder).filter((name) => name.includes('c.mdx')))
    writeFileSync(path.join(folder, file), '{"file":')
  expect(readStoredPages(RECORD_STORE, root, 'inputs').size).toBe(0)
})

it('makes anew the records of pages that an edit touches', () => {
  const stored = new Map(
    ['pages/a.mdx', 'pages/b.mdx', 'pages/c.mdx'].map((file) => [file, records]),
  )
  addDependency('pages/b.mdx', '/project/partials/shared.mdx')
  const changed = ['/project/pages/a.mdx', '/project/partials/shared.mdx']
  expect([...unchangedRecords(stored, changed, '/project').keys()]).toEqual(['pages/c.mdx'])
})
