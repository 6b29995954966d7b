import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { exportedFiles, pageFiles } from '../fixtures/exported-site'
import { readSiteFile } from './exported-page'
import { filesImportedBy, filesOfPart, siteScripts } from './late-scripts'

const KB = 1024
const files = exportedFiles()
const scripts = siteScripts()

/** What is loaded before the first results: the modal, the engine in its worker, titles, headings and names. */
function firstResults(): string[] {
  const worker = scripts.filter(({ file }) => /\/search\.[^.]+\.js$/.test(file))
  const parts = [
    ...filesOfPart(scripts, 'search-option'),
    ...filesOfPart(scripts, 'new Worker('),
    ...worker.flatMap((script) => [script.file, ...filesImportedBy(scripts, script)]),
    ...lateStyleSheets(),
    'search-titles.json',
  ]
  return [...new Set(parts)]
}

const textsFiles = () => files.filter((file) => file.startsWith('search-index/'))

/** Style sheets that come with code only: that of the modal is one. */
function lateStyleSheets(): string[] {
  const pages = pageFiles().map((file) => readSiteFile(file).toString('utf8'))
  const sheets = files.filter((file) => file.endsWith('.css'))
  return sheets.filter((sheet) => !pages.some((html) => html.includes(sheet)))
}

const sizeOf = (names: readonly string[]) =>
  names.reduce((sum, name) => sum + brotliCompressSync(readSiteFile(name)).length, 0)

it('issue 4, 2 first results cost at most 45 KB with the modal', () => {
  const first = firstResults()
  // The modal, what it shares with the search page, its style sheet, the client, the worker, the engine, the titles.
  expect(first.length).toBeGreaterThanOrEqual(7)
  expect(lateStyleSheets()).not.toEqual([])
  expect(sizeOf(first)).toBeLessThanOrEqual(45 * KB)
})

it('issue 4, 2 search costs at most 220 KB with the full text', () => {
  expect(textsFiles()).toHaveLength(1)
  expect(sizeOf([...firstResults(), ...textsFiles()])).toBeLessThanOrEqual(220 * KB)
})

it('issue 4, 3 there is no client of the hosted provider, no DocSearch and none of its hosts', () => {
  const hosted = /docsearch|algolia\.?net|x-algolia-|jsdelivr|\/1\/indexes/i
  expect(scripts.filter(({ code }) => hosted.test(code)).map(({ file }) => file)).toEqual([])
})
