import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { exportedFiles } from '../fixtures/exported-site'
import { readSiteFile } from './exported-page'

const KB = 1000
const files = exportedFiles()
/** Without those that only browsers load that know no modules. */
const scripts = files.filter((file) => file.endsWith('.js') && !file.includes('polyfills'))

/** By what they hold: the modal, the worker, the engine. */
const SEARCH_CODE = /to navigate|importScripts|search-titles/

/** What is loaded before the first results: the modal, the engine in its worker, titles, headings and names. */
const firstResults = () => [
  ...scripts.filter((file) => SEARCH_CODE.test(readSiteFile(file).toString('utf8'))),
  ...files.filter((file) => /static\/css\/search\./.test(file)),
  'search-titles.json',
]

const textsFiles = () => files.filter((file) => file.startsWith('search-index/'))

const sizeOf = (names: readonly string[]) =>
  names.reduce((sum, name) => sum + brotliCompressSync(readSiteFile(name)).length, 0)

it('issues 4, 2 and 14, 3 first results cost at most 45 KB with the modal and what draws it', () => {
  const first = firstResults()
  expect(first.length).toBeGreaterThanOrEqual(5)
  expect(sizeOf(first)).toBeLessThanOrEqual(45 * KB)
})

it('issue 4, 2 search costs at most 220 KB with the full text', () => {
  expect(textsFiles()).toHaveLength(1)
  expect(sizeOf([...firstResults(), ...textsFiles()])).toBeLessThanOrEqual(220 * KB)
})

it('issue 4, 3 there is no client of the hosted provider, no DocSearch and none of its hosts', () => {
  const hosted = /docsearch|algolia\.?net|x-algolia-|jsdelivr|\/1\/indexes/i
  expect(scripts.filter((file) => hosted.test(readSiteFile(file).toString('utf8')))).toEqual([])
})
