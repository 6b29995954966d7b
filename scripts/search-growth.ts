// Prints how bytes and times of the embedded search grow with the site, on pages generated from those of today.

import { readEvalQueries } from '../lib/content/search/read-eval-queries'
import { readSynonyms } from '../lib/content/search/read-synonyms'
import { openPageStore } from '../lib/output/pages/page-store'
import { readSearchRecords } from '../lib/output/search/search-records'
import { measureEngine, spreadOf, timeSearch } from '../tools/bench/measure-search'
import { multiplyRecords } from '../tools/bench/multiply-records'
import { reportFailure } from '../tools/process/report-failure'

const LARGER_SITES = [250, 500, 1000]

async function measureGrowth(): Promise<void> {
  const root = process.cwd()
  const store = await openPageStore(root)
  const reading = await store.pageMap()
  const pages = [...(await readSearchRecords(store)).values()]
  const queries = readEvalQueries(root, new Set(reading.pages.map((page) => page.route)))
  const typed = queries.flatMap(({ query }) => [query.slice(0, 1), query.slice(0, 4), query])
  for (const count of [pages.length, ...LARGER_SITES]) {
    const records = multiplyRecords(pages, count)
    const { engine, bytes, startMs, textsMs } = await measureEngine(records, readSynonyms(root))
    const { median, longest } = spreadOf(typed.map((query) => timeSearch(engine, query)))
    const sizes = [bytes.titles.brotli, bytes.texts.brotli].map((size) => Math.round(size / 1000))
    console.log(
      `${count} pages, ${records.length} records: titles ${sizes[0]} KB, texts ${sizes[1]} KB with Brotli; ` +
        `indexing ${Math.round(startMs)} + ${Math.round(textsMs)} ms; ` +
        `query median ${median.toFixed(1)} ms, longest ${longest.toFixed(1)} ms`,
    )
  }
}

await measureGrowth().catch(reportFailure)
