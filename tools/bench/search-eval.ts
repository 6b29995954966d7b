import { readEvalQueries } from '../../lib/content/search/read-eval-queries'
import { openPageStore } from '../../lib/output/pages/page-store'
import { readSearchWords, searchIndex } from '../../lib/output/search/search-index-file'
import { readSearchRecords } from '../../lib/output/search/search-records'
import { outcomeOf, reportQuality } from './quality'
import { measureEngine, searchFor, timeKeystrokes } from './search-engine'

/** Measures the search with the queries of data/search/eval-queries.yaml, without a browser and without a build. */
export async function evaluateSearch(): Promise<void> {
  const store = openPageStore('.')
  const currentRoute = await store.pageMap()
  const queries = readEvalQueries('.', new Set(currentRoute.pages.map(({ route }) => route)))
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
    'first right': `${(100 * firstRight).toFixed(1)} %`,
    ...cost,
    ...timeKeystrokes(engine, typed),
  })
}
