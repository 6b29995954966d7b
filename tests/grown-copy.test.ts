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

it('has the headings that its pages link to', () => {
  const text = `## Create the containers again\n\nRemove the others before [you create them](#create-the-containers-again).\n`
  const guide = `---\ntitle: Docker\ndescription: ${'How to '.repeat(10)}\n---\n${text.repeat(9)}`
  const grown = growPages(new Map([['pages/docs/FTC/Tutorials/Docker.mdx', guide]]), 40)
  const copies = [...grown.values()].filter((page) => page.includes('title: Docker'))
  expect(copies.length).toBeGreaterThan(10)
  for (const copy of copies) expect(copy.split('## Create the containers again').length).toBe(10)
  // Their sentences do change.
  expect(new Set(copies.map((copy) => copy.slice(copy.indexOf('##')))).size).toBeGreaterThan(1)
})

it('keeps what names something else: its symptoms are those of the site', () => {
  const symptoms = (texts: Iterable<string>) =>
    new Set([...texts].flatMap((text) => text.match(/\[seen: [^\]]*\]/g) ?? []))
  const known = symptoms(pages.values())
  expect([...symptoms(growPages(pages, 300).values())].filter((one) => !known.has(one))).toEqual([])
})

it('is the same each time, with texts that differ', () => {
  const grown = growPages(pages, 200)
  expect(growPages(pages, 200)).toEqual(grown)
  expect(new Set(grown.values()).size).toBe(grown.size)
  expect([...pages.keys()].filter((file) => grown.has(file))).toEqual([])
})
