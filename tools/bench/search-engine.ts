import { brotliCompressSync } from 'node:zlib'
import { SEARCHED_TAGS } from '../../lib/content/search/record-page'
import { SearchEngine } from '../../lib/search/engine/search-engine'
import type { SearchIndex } from '../../lib/search/search-index'

const ROUNDS = 5

/**
 * Measures milliseconds per search while each query is typed letter by letter. For each keystroke, the best of several
 * rounds counts, to exclude compilation and garbage collection.
 */
export function timeKeystrokes(engine: SearchEngine, queries: readonly string[]) {
  const typed = queries.flatMap((query) =>
    Array.from(query, (_, index) => query.slice(0, index + 1)),
  )
  const rounds = Array.from({ length: ROUNDS }, () => typed.map((text) => timeSearch(engine, text)))
  const times = typed.map((_, key) => Math.min(...rounds.map((round) => round[key] ?? 0)))
  return {
    'ms per keystroke, median': rounded(median(times)),
    'ms per keystroke, slowest': rounded(Math.max(...times)),
  }
}

export function searchFor(engine: SearchEngine, query: string, currentRoute?: string): string[] {
  const context = currentRoute === undefined ? {} : { currentRoute }
  const request = { query, page: 0, hitsPerPage: 20, snippetWords: 10, product: null, ...context }
  return engine.search(request).hits.map((hit) => hit.url)
}

export function measureEngine(index: SearchIndex) {
  const size = brotliCompressSync(JSON.stringify(index)).length
  const start = performance.now()
  const engine = new SearchEngine(index, {
    language: index.pages[0]?.language ?? 'en',
    tags: SEARCHED_TAGS,
  })
  const indexing = performance.now() - start
  return { engine, cost: { 'index KB': rounded(size / 1000), 'index ms': rounded(indexing) } }
}

function timeSearch(engine: SearchEngine, query: string): number {
  const start = performance.now()
  searchFor(engine, query)
  return performance.now() - start
}

/** The median, or the larger of the two middle numbers; 0 for an empty list. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}

export function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
