import { brotliCompressSync } from 'node:zlib'
import { SEARCHED_TAGS } from '../../lib/content/search/record-page'
import { type EvalQuery, readEvalQueries } from '../../lib/content/search/search-words'
import { openPageStore } from '../../lib/output/pages/page-store'
import {
  readSearchedPages,
  readSearchWords,
  searchIndex,
} from '../../lib/output/search/search-index-file'
import { SearchEngine } from '../../lib/search/engine/search-engine'

const RESULT_COUNT = 5
const ROUNDS = 5

/** Measures search quality and speed with the queries in `data/search/eval-queries.yaml`; needs no browser or build. */
export async function evaluateSearch(): Promise<void> {
  const { engine, searched, outcomes, cost } = await searchSampleQueries('.')
  const { misses, byKind, meanReciprocalRank, firstRight } = reportQuality(outcomes)
  for (const { query, kind, place, found } of misses)
    console.log(
      `${place ?? '–'}  ${kind}: ${query}\n   ${found.slice(0, place ?? 3).join('\n   ')}`,
    )
  const sections = searched.flatMap((page) => page.sections)
  console.log(`${searched.length} pages, ${sections.length} sections, ${outcomes.length} queries`)
  console.table({
    'MRR@5': meanReciprocalRank.toFixed(3),
    ...Object.fromEntries([...byKind].map(([kind, rank]) => [`MRR@5, ${kind}`, rank.toFixed(2)])),
    'first result is right': `${(100 * firstRight).toFixed(1)}%`,
    ...cost,
    ...timeKeystrokes(
      engine,
      outcomes.map(({ query }) => query),
    ),
  })
}

/** Compiles the pages of the site at `root`, indexes them, and searches for each sample query. */
export async function searchSampleQueries(root: string) {
  const store = openPageStore(root)
  const { pages } = await store.pageMap()
  const queries = readEvalQueries(root, new Set(pages.map(({ route }) => route)))
  const searched = await readSearchedPages(store)
  const index = searchIndex(searched, readSearchWords(root))
  const size = brotliCompressSync(JSON.stringify(index)).length
  const start = performance.now()
  const language = index.pages[0]?.language ?? 'en'
  const engine = new SearchEngine(index, { language, tags: SEARCHED_TAGS })
  const indexing = performance.now() - start
  const cost = { 'index KB': rounded(size / 1000), 'index ms': rounded(indexing) }
  const outcomes = queries.map((sample) => outcomeOf(sample, searchFor(engine, sample.query)))
  return { pages, searched, engine, cost, outcomes }
}

export function searchFor(engine: SearchEngine, query: string, currentRoute?: string): string[] {
  const context = currentRoute === undefined ? {} : { currentRoute }
  const request = { query, page: 0, hitsPerPage: 20, snippetWords: 10, product: null, ...context }
  return engine.search(request).hits.map((hit) => hit.url)
}

/**
 * Measures milliseconds per search while each query is typed letter by letter. For each keystroke, the best of several
 * rounds counts, to exclude compilation and garbage collection.
 */
function timeKeystrokes(engine: SearchEngine, queries: readonly string[]) {
  const typed = queries.flatMap((query) =>
    Array.from(query, (_, index) => query.slice(0, index + 1)),
  )
  const timeSearch = (text: string) => {
    const start = performance.now()
    searchFor(engine, text)
    return performance.now() - start
  }
  const rounds = Array.from({ length: ROUNDS }, () => typed.map(timeSearch))
  const times = typed.map((_, key) => Math.min(...rounds.map((round) => round[key] ?? 0)))
  return {
    'ms per keystroke, median': rounded(median(times)),
    'ms per keystroke, slowest': rounded(Math.max(...times)),
  }
}

type QueryOutcome = ReturnType<typeof outcomeOf>

/** `place` is the rank of the first expected page, starting at 1; null if none is among the first results. */
export function outcomeOf({ query, kind, expect }: EvalQuery, urls: readonly string[]) {
  const found = [...new Set(urls.map((url) => url.split('#')[0] ?? url))].slice(0, RESULT_COUNT)
  const index = found.findIndex((route) => expect.includes(route))
  return { query, kind, found, place: index === -1 ? null : index + 1 }
}

/**
 * Computes the mean reciprocal rank (a missing page counts as 0), in total and for each kind of query, and the share of
 * queries with rank 1. Any other query is a miss.
 */
export function reportQuality(outcomes: readonly QueryOutcome[]) {
  const ofKind = (kind: string) => outcomes.filter((outcome) => outcome.kind === kind)
  const kinds = [...new Set(outcomes.map(({ kind }) => kind))]
  const misses = outcomes.filter(({ place }) => place !== 1)
  return {
    meanReciprocalRank: meanRank(outcomes),
    firstRight: 1 - misses.length / outcomes.length,
    byKind: new Map(kinds.map((kind) => [kind, meanRank(ofKind(kind))])),
    misses,
  }
}

function meanRank(outcomes: readonly QueryOutcome[]): number {
  const sum = outcomes.reduce((total, { place }) => total + (place === null ? 0 : 1 / place), 0)
  return sum / outcomes.length
}

/** The median, or the larger of the two middle numbers; 0 for an empty list. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}

export function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
