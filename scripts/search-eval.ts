// Measures the search with the queries of data/search/eval-queries.yaml, without a browser and without a build.

import { readEvalQueries } from '../lib/content/search/read-eval-queries'
import { readSynonyms } from '../lib/content/search/read-synonyms'
import { openPageStore } from '../lib/output/pages/page-store'
import { readSearchRecords } from '../lib/output/search/search-records'
import { measureEngine, searchFor, spreadOf, timeSearch } from '../tools/bench/measure-search'
import { outcomeOf, reportQuality } from '../tools/bench/quality'
import { reportFailure } from '../tools/process/report-failure'

const percent = (part: number) => `${(100 * part).toFixed(1)} %`
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`
const milliseconds = (time: number) => `${time.toFixed(1)} ms`

async function evaluate(): Promise<void> {
  const root = process.cwd()
  const store = await openPageStore(root)
  const reading = await store.pageMap()
  const routes = new Set(reading.pages.map((page) => page.route))
  const queries = readEvalQueries(root, routes)
  const pages = await readSearchRecords(store)
  const records = [...pages.values()].flat()
  const { engine, bytes, startMs, textsMs } = await measureEngine(records, readSynonyms(root))

  const outcomes = queries.map(({ query, kind, expect }) =>
    outcomeOf(query, kind, searchFor(engine, query), expect),
  )
  const report = reportQuality(outcomes)
  const whole = spreadOf(queries.map(({ query }) => timeSearch(engine, query)))
  const keys = spreadOf(
    queries.flatMap(({ query }) => typed(query).map((q) => timeSearch(engine, q))),
  )

  for (const { query, kind, place, found } of report.misses)
    console.log(
      `${place ?? '–'}  ${kind}: ${query}\n   ${found.slice(0, place ?? 3).join('\n   ')}`,
    )
  const kinds = [...report.byKind].map(([kind, rank]) => `${kind} ${rank.toFixed(2)}`)
  console.log(`${pages.size} pages, ${records.length} records, ${report.queries} queries`)
  console.log(`MRR@5          ${report.meanReciprocalRank.toFixed(3)}  (${kinds.join(', ')})`)
  console.log(`First right    ${percent(report.firstRight)}`)
  console.log(`Misspelt       ${report.misspelt.answered} of ${report.misspelt.all} answered`)
  console.log(
    `Query          median ${milliseconds(whole.median)}, longest ${milliseconds(whole.longest)}`,
  )
  console.log(
    `Keystroke      median ${milliseconds(keys.median)}, longest ${milliseconds(keys.longest)}`,
  )
  console.log(`Indexing       titles ${milliseconds(startMs)}, texts ${milliseconds(textsMs)}`)
  for (const name of ['titles', 'texts'] as const)
    console.log(
      `${name.padEnd(14)} ${kilobytes(bytes[name].raw)}, ${kilobytes(bytes[name].brotli)} with Brotli`,
    )
}

/** A query as it grows under the reader's fingers. */
function typed(query: string): string[] {
  return Array.from(query, (_, index) => query.slice(0, index + 1))
}

await evaluate().catch(reportFailure)
