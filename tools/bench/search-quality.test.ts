import { beforeAll, expect, it } from 'vitest'
import type { PageMapReading } from '../../lib/content/pages/read-page-map'
import { readEvalQueries } from '../../lib/content/search/read-eval-queries'
import type { SearchRecord } from '../../lib/content/search/search-record'
import { openPageStore } from '../../lib/output/pages/page-store'
import {
  readSearchRecords,
  readSearchWords,
  searchIndex,
} from '../../lib/output/search/search-index-file'
import type { SearchEngine } from '../../lib/search/engine/search-engine'
import { measureEngine, searchFor } from './search-engine'
import { outcomeOf, reportQuality } from './search-eval'

// Search records from the real site, compiled for this test.
const root = process.cwd()
let currentRoute: PageMapReading
let records: readonly SearchRecord[]
let engine: SearchEngine

beforeAll(async () => {
  const store = openPageStore(root)
  currentRoute = await store.pageMap()
  records = [...(await readSearchRecords(store)).values()].flat()
  engine = measureEngine(searchIndex(records, readSearchWords(root))).engine
}, 120_000)

it('finds the right page for readers’ queries', () => {
  const routes = new Set(currentRoute.pages.map((page) => page.route))
  const queries = readEvalQueries(root, routes)
  const outcomes = queries.map(({ query, kind, expect: pages }) =>
    outcomeOf(query, kind, searchFor(engine, query), pages),
  )
  const isQuestion = ({ kind }: { kind: string }) => kind === 'question'
  const questions = reportQuality(outcomes.filter(isQuestion))
  expect(outcomes.filter(isQuestion).length).toBeGreaterThanOrEqual(60)
  expect(questions.firstRight).toBeGreaterThanOrEqual(0.85)
  const report = reportQuality(outcomes.filter((outcome) => !isQuestion(outcome)))
  expect(queries.length).toBeGreaterThanOrEqual(240)
  expect(report.meanReciprocalRank).toBeGreaterThanOrEqual(0.96)
  expect(report.firstRight).toBeGreaterThanOrEqual(0.94)
  const typos = report.misses.filter(({ kind }) => kind === 'typo')
  expect(typos.filter(({ place }) => place === null)).toEqual([])
})

it('finds a method by its name, cut anywhere in the last word', () => {
  const folder = '/docs/Stream/API/API_Methods/'
  const methods = currentRoute.pages.flatMap(({ route }) =>
    route.startsWith(folder) ? [route.slice(folder.length)] : [],
  )
  expect(methods).toHaveLength(29)
  const wrong = methods.flatMap((method) => {
    const shortest = method.search(/[A-Z][a-z]+$|API$/) + 2
    const cuts = Array.from(method.slice(shortest), (_, index) => method.slice(0, shortest + index))
    return cuts.filter((cut) => {
      const found = searchFor(engine, cut)[0]?.slice(folder.length) ?? ''
      const candidates = methods.filter((name) => name.startsWith(cut))
      return candidates.length === 1 ? found !== method : !candidates.includes(found)
    })
  })
  expect(wrong).toEqual([])
})

it('ranks the current product higher, with no loss in quality', () => {
  for (const [currentRoute, first] of [
    ['/docs/Stream/FAQ', 'Stream'],
    ['/docs/FTC/FAQ', 'FTC'],
  ] as const)
    for (const query of ['upgrade', 'troubleshooting', 'ports', 'downloads', 'web ui password']) {
      const products = searchFor(engine, query, currentRoute).map((url) => url.split('/')[2])
      expect(products[0], query).toBe(first)
      expect(new Set(products.slice(0, 8)).size, query).toBe(2)
    }
})

it('never ranks the other product first when a word names one', () => {
  const wrong = ['jobs', 'job failed', 'job api', 'events', 'event api', 'live', 'watch folder log']
    .map((query) => [query, searchFor(engine, query)[0]?.split('/')[2]])
    .filter(([query = '', product]) => product !== (/event|live/.test(query) ? 'Stream' : 'FTC'))
  expect(wrong).toEqual([])
})

it('searches all docs pages except drafts and the page for writers', () => {
  const found = new Set(records.map((record) => record.page.route))
  const expected = currentRoute.pages
    .filter(
      ({ route, frontMatter }) => /^\/docs(?:\/|$)/.test(route) && frontMatter.status !== 'draft',
    )
    .map((page) => page.route)
  expect([...found].sort()).toEqual(expected.sort())
})
