import { brotliCompressSync, constants } from 'node:zlib'
import type { SynonymGroup } from '../../lib/content/search/read-synonyms'
import { SEARCHED_TAGS } from '../../lib/content/search/record-page'
import type { SearchRecord } from '../../lib/content/search/search-record'
import { indexFiles } from '../../lib/output/search/index-files'
import { SearchEngine } from '../../lib/search/engine/search-engine'

/** A search engine with all texts, and what it took to get there; times are the processor's. */
export type MeasuredEngine = {
  readonly engine: SearchEngine
  readonly bytes: Readonly<Record<'titles' | 'texts', { raw: number; brotli: number }>>
  readonly startMs: number
  readonly textsMs: number
}

/** Makes an engine from records, through the files that a reader loads. */
export async function measureEngine(
  records: readonly SearchRecord[],
  synonyms: readonly SynonymGroup[],
): Promise<MeasuredEngine> {
  const files = indexFiles(records, synonyms, 'measure')
  const language = records[0]?.page.language ?? 'en'
  const beforeTitles = process.cpuUsage()
  const engine = new SearchEngine(files.titles, { language, tags: SEARCHED_TAGS })
  const startMs = timeSince(beforeTitles)
  const beforeTexts = process.cpuUsage()
  await engine.addTexts(files.texts, () => Promise.resolve())
  const textsMs = timeSince(beforeTexts)
  const bytes = { titles: bytesOf(files.titles), texts: bytesOf(files.texts) }
  return { engine, bytes, startMs, textsMs }
}

function processorTime(work: () => void): number {
  const before = process.cpuUsage()
  work()
  return timeSince(before)
}

function timeSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** The processor's time for one search in milliseconds, the best of a few: other work on the machine only adds to it. */
export function timeSearch(engine: SearchEngine, query: string): number {
  const times = Array.from({ length: 3 }, () => processorTime(() => searchFor(engine, query)))
  return Math.min(...times)
}

/** Addresses of the hits of a query, as the first page of results shows them. */
export function searchFor(engine: SearchEngine, query: string): string[] {
  const request = { query, page: 0, hitsPerPage: 20, snippetWords: 10, product: null }
  return engine.search(request).answer.hits.map((hit) => hit.address)
}

/** The middle and the longest of some times. */
export function spreadOf(times: readonly number[]): { median: number; longest: number } {
  const sorted = [...times].sort((a, b) => a - b)
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, longest: sorted.at(-1) ?? 0 }
}

function bytesOf(value: unknown): { raw: number; brotli: number } {
  const text = JSON.stringify(value)
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  return { raw: Buffer.byteLength(text), brotli: brotliCompressSync(text, options).length }
}
