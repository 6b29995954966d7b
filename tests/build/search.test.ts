import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { exportedFiles } from '../fixtures/exported-site'
import { readSiteFile } from './exported-page'

const KB = 1000
const files = exportedFiles()
/** Without scripts for browsers that do not support modules. */
const scripts = files.filter((file) => file.endsWith('.js') && !file.includes('polyfills'))

/** Found by their content: the modal, the worker, the engine. */
const SEARCH_CODE = /to navigate|importScripts|search-index/

const searchScripts = () =>
  scripts.filter((file) => SEARCH_CODE.test(readSiteFile(file).toString('utf8')))

const sizeOf = (names: readonly string[]) =>
  names.reduce((sum, name) => sum + brotliCompressSync(readSiteFile(name)).length, 0)

it('the index costs at most 198 KB, and all of search 245 KB', () => {
  expect(sizeOf(['search-index.json'])).toBeLessThanOrEqual(198 * KB)
  const first = [...searchScripts(), 'search-index.json']
  expect(first.length).toBeGreaterThanOrEqual(4)
  expect(sizeOf(first)).toBeLessThanOrEqual(245 * KB)
})

it('the engine is in separate scripts that no page loads at first', () => {
  const engines = scripts.filter((file) => /MiniSearch/.test(readSiteFile(file).toString('utf8')))
  expect(engines.length).toBeGreaterThan(0)
  const html = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => String(readSiteFile(file)))
  expect(engines.filter((file) => html.some((text) => text.includes(file)))).toEqual([])
})

it('there is no hosted client, no DocSearch, and no host of the provider', () => {
  const hosted = /docsearch|algolia\.?net|x-algolia-|jsdelivr|\/1\/indexes/i
  expect(scripts.filter((file) => hosted.test(readSiteFile(file).toString('utf8')))).toEqual([])
})
