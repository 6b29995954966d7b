import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { exportedFiles } from '../fixtures/exported-site'
import { readSiteFile } from './exported-page'
import { readingFiles, searchFiles } from './reading-files'

const KB = 1000
const KIB = 1024
const files = exportedFiles()
const scripts = files.filter((file) => file.endsWith('.js'))

/** What is loaded before the first results: the modal, the engine in its worker, titles, headings and names. */
const firstResults = () => [...searchFiles(), 'search-titles.json']

const textsFiles = () => files.filter((file) => file.startsWith('search-index/'))

const sizeOf = (names: readonly string[]) =>
  names.reduce((sum, name) => sum + brotliCompressSync(readSiteFile(name)).length, 0)

it('issues 4, 2 and 14, 3 first results cost at most 45 KB with the modal and what draws it', () => {
  const first = firstResults()
  // The modal with its style sheet, the client, the worker with the engine, the titles, and what parts share.
  expect(first.length).toBeGreaterThanOrEqual(4)
  expect(sizeOf(first)).toBeLessThanOrEqual(45 * KB)
})

it.each([
  '/docs/Stream/API/API_Methods/AddEvent',
  '/docs/Stream/Installation_Guides/Kubernetes/AWS',
])('issue 15, 2 the page %s and the first results on it cost at most 130 KiB', (route) => {
  const page = `${route.slice(1)}.html`
  const html = readSiteFile(page).toString('utf8')
  const styles = [...html.matchAll(/"\/(_next\/static\/css\/[^"]+\.css)"/g)].map(([, file]) => file)
  expect(styles.length).toBeGreaterThan(0)
  // All parts of the reading script, whichever the page has.
  const scripts = readingFiles().map(({ file }) => file)
  const all = [page, ...styles.flatMap((file) => file ?? []), ...scripts, ...firstResults()]
  expect(sizeOf([...new Set(all)])).toBeLessThanOrEqual(130 * KIB)
})

it('issue 4, 2 search costs at most 220 KB with the full text', () => {
  expect(textsFiles()).toHaveLength(1)
  expect(sizeOf([...firstResults(), ...textsFiles()])).toBeLessThanOrEqual(220 * KB)
})

it('issue 4, 3 there is no client of the hosted provider, no DocSearch and none of its hosts', () => {
  const hosted = /docsearch|algolia\.?net|x-algolia-|jsdelivr|\/1\/indexes/i
  expect(scripts.filter((file) => hosted.test(readSiteFile(file).toString('utf8')))).toEqual([])
})
