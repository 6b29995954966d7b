import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { flattenPageMap } from '../lib/content/pages/page-map'
import { readPageMap } from '../lib/content/pages/read-page-map'
import { siteConfig } from '../lib/content/settings/site-config'
import { growPages } from './fixtures/grown-copy/grow-pages'
import { createProject } from './fixtures/temp-project'

const { pages: sitePages } = await readPageMap('.', siteConfig.sidebars)
const pages = new Map(sitePages.map(({ file }) => [file, readFileSync(file, 'utf8')]))

it('is a correct site of at least as many pages as asked for, each in a folder with an index', async () => {
  const grown = growPages(pages, 200)
  const root = createProject(Object.fromEntries([...pages, ...grown]))
  const reading = await readPageMap(root, siteConfig.sidebars)
  expect(reading.problems).toEqual([])
  expect(reading.pages.length).toBe(pages.size + grown.size)
  expect(reading.pages.length).toBeGreaterThanOrEqual(200)
  expect(flattenPageMap(reading.nodes).filter(({ page }) => page === null)).toEqual([])
})

it('is the same each time, with texts that differ', () => {
  const grown = growPages(pages, 200)
  expect(growPages(pages, 200)).toEqual(grown)
  expect(new Set(grown.values()).size).toBe(grown.size)
  expect([...pages.keys()].filter((file) => grown.has(file))).toEqual([])
})
