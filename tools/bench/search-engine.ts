import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { readEvalQueries } from '../../lib/content/search/read-eval-queries'
import { SEARCHED_TAGS } from '../../lib/content/search/record-page'
import { SearchEngine } from '../../lib/search/engine/search-engine'
import {
  isTextsFile,
  isTitlesFile,
  type TextsFile,
  TITLES_FILE,
  type TitlesFile,
  textsFile,
  unpackPage,
} from '../../lib/search/index-payload'
import { median, rounded } from './statistics'

const ROUNDS = 5

type IndexFiles = { readonly titles: TitlesFile; readonly texts: TextsFile }

/**
 * Measures the search of a built site.
 * @param routes pages of today's site, which the queries name
 */
export async function measureBuiltSearch(out: string, routes: readonly string[]) {
  const { engine, cost } = await measureEngine(readIndex(out))
  const queries = readEvalQueries('.', new Set(routes)).map(({ query }) => query)
  return { ...cost, ...timeKeystrokes(engine, queries) }
}

/**
 * Milliseconds until a search returns, as a query is typed letter by letter: for each key the best of a few rounds,
 * since JavaScript is compiled and garbage collected in between.
 */
export function timeKeystrokes(engine: SearchEngine, queries: readonly string[]) {
  const typed = queries.flatMap((query) =>
    Array.from(query, (_, index) => query.slice(0, index + 1)),
  )
  const rounds = Array.from({ length: ROUNDS }, () => typed.map((text) => timeSearch(engine, text)))
  const times = typed.map((_, key) => Math.min(...rounds.map((round) => round[key] ?? 0)))
  return { 'key ms': rounded(median(times)), 'slowest key ms': rounded(Math.max(...times)) }
}

/**
 * URLs of the hits of a query, as the first page of results shows them.
 * @param currentRoute route of the page that the reader is at
 */
export function searchFor(engine: SearchEngine, query: string, currentRoute?: string): string[] {
  const here = currentRoute === undefined ? {} : { currentRoute }
  const request = { query, page: 0, hitsPerPage: 20, snippetWords: 10, product: null, ...here }
  return engine.search(request).response.hits.map((hit) => hit.url)
}

/** An engine that has indexed all texts; of a large site the first file holds titles alone. */
export async function measureEngine({ titles, texts }: IndexFiles) {
  const language = titles.packedPages.map(unpackPage)[0]?.language ?? 'en'
  const early = new SearchEngine(titles, { language, tags: SEARCHED_TAGS })
  const engine = await early.withTexts(texts, () => Promise.resolve())
  const kilobytes = (file: object) =>
    rounded(brotliCompressSync(JSON.stringify(file)).length / 1000)
  return { engine, cost: { 'titles KB': kilobytes(titles), 'texts KB': kilobytes(texts) } }
}

function readIndex(out: string): IndexFiles {
  const parsed = (file: string): unknown => JSON.parse(readFileSync(path.join(out, file), 'utf8'))
  const titles = parsed(TITLES_FILE)
  const texts = isTitlesFile(titles) ? parsed(textsFile(titles.texts)) : undefined
  if (!isTitlesFile(titles) || !isTextsFile(texts))
    throw new Error(`${out}: found no search index, expected titles and texts`)
  return { titles, texts }
}

function timeSearch(engine: SearchEngine, query: string): number {
  const start = performance.now()
  searchFor(engine, query)
  return performance.now() - start
}
