import { readEvalQueries } from '../../lib/content/search/read-eval-queries'
import { openPageStore } from '../../lib/output/pages/page-store'
import {
  readSearchRecords,
  readSearchWords,
  searchIndex,
} from '../../lib/output/search/search-index-file'
import { measureEngine, searchFor, timeKeystrokes } from './search-engine'

/** Measures search quality and speed with the queries in `data/search/eval-queries.yaml`; needs no browser or build. */
export async function evaluateSearch(): Promise<void> {
  const store = openPageStore('.')
  const { pages: sitePages } = await store.pageMap()
  const queries = readEvalQueries('.', new Set(sitePages.map(({ route }) => route)))
  const pages = await readSearchRecords(store)
  const records = [...pages.values()].flat()
  const { engine, cost } = measureEngine(searchIndex(records, readSearchWords('.')))
  const { misses, byKind, meanReciprocalRank, firstRight } = reportQuality(
    queries.map(({ query, kind, expect }) =>
      outcomeOf(query, kind, searchFor(engine, query), expect),
    ),
  )
  const typed = queries.map(({ query }) => query)
  for (const { query, kind, place, found } of misses)
    console.log(
      `${place ?? '–'}  ${kind}: ${query}\n   ${found.slice(0, place ?? 3).join('\n   ')}`,
    )
  console.log(`${pages.size} pages, ${records.length} records, ${queries.length} queries`)
  console.table({
    'MRR@5': meanReciprocalRank.toFixed(3),
    ...Object.fromEntries([...byKind].map(([kind, rank]) => [`MRR@5, ${kind}`, rank.toFixed(2)])),
    'first result is right': `${(100 * firstRight).toFixed(1)}%`,
    ...cost,
    ...timeKeystrokes(engine, typed),
  })
}

const RESULT_COUNT = 5

type QueryOutcome = ReturnType<typeof outcomeOf>

export function outcomeOf(
  query: string,
  kind: string,
  urls: readonly string[],
  expected: readonly string[],
) {
  const found = [...new Set(urls.map((url) => url.split('#')[0] ?? url))].slice(0, RESULT_COUNT)
  const index = found.findIndex((route) => expected.includes(route))
  /** Rank of the first expected page, starting at 1; null if none is among the first results. */
  const place = index === -1 ? null : index + 1
  return { query, kind, place, found }
}

/**
 * Computes the mean reciprocal rank (a missing page counts as 0), in total and for each kind of query, and the share of
 * queries with rank 1. Any other query is a miss.
 */
export function reportQuality(outcomes: readonly QueryOutcome[]) {
  const ofKind = (kind: string) => outcomes.filter((outcome) => outcome.kind === kind)
  const kinds = [...new Set(outcomes.map(({ kind }) => kind))]
  return {
    meanReciprocalRank: meanRank(outcomes),
    firstRight: outcomes.filter(({ place }) => place === 1).length / (outcomes.length || 1),
    byKind: new Map(kinds.map((kind) => [kind, meanRank(ofKind(kind))])),
    misses: outcomes.filter(({ place }) => place !== 1),
  }
}

function meanRank(outcomes: readonly QueryOutcome[]): number {
  const sum = outcomes.reduce((total, { place }) => total + (place === null ? 0 : 1 / place), 0)
  return sum / (outcomes.length || 1)
}
