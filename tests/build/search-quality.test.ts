import { beforeAll, describe, expect, it } from 'vitest'
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

/** The build has stored the compiled pages, so nothing is compiled here. */
describe('the search of this site', () => {
  let site: Awaited<ReturnType<typeof searchSampleQueries>>

  beforeAll(async () => {
    site = await searchSampleQueries('.')
  })

  it('finds the right page for readers’ queries', () => {
    const outcomes = site.queries.map((sample) => outcomeOf(site.engine, sample))
    const isQuestion = ({ kind }: { kind: string }) => kind === 'question'
    const questions = reportQuality(outcomes.filter(isQuestion))
    expect(outcomes.filter(isQuestion).length).toBeGreaterThanOrEqual(60)
    expect(questions.firstRight).toBeGreaterThanOrEqual(0.85)
    const report = reportQuality(outcomes.filter((outcome) => !isQuestion(outcome)))
    expect(outcomes.length).toBeGreaterThanOrEqual(240)
    console.log(describeQuality(outcomes))
    expect(report.meanReciprocalRank).toBeGreaterThanOrEqual(0.96)
    expect(report.firstRight).toBeGreaterThanOrEqual(0.94)
    const typos = report.misses.filter(({ kind }) => kind === 'typo')
    expect(typos.filter(({ place }) => place === null)).toEqual([])
  })

  it('finds a method by its name, cut anywhere in the last word', () => {
    const folder = '/docs/Stream/API/API_Methods/'
    const methods = site.pages.flatMap(({ route }) =>
      route.startsWith(folder) ? [route.slice(folder.length)] : [],
    )
    expect(methods).toHaveLength(29)
    const wrong = methods.flatMap((method) => {
      const shortest = method.search(/[A-Z][a-z]+$|API$/) + 2
      const cuts = Array.from(method.slice(shortest), (_, index) =>
        method.slice(0, shortest + index),
      )
      return cuts.filter((cut) => {
        const found = searchFor(site.engine, cut)[0]?.slice(folder.length) ?? ''
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
        const products = searchFor(site.engine, query, currentRoute).map((url) => url.split('/')[2])
        expect(products[0], query).toBe(first)
        expect(new Set(products.slice(0, 8)).size, query).toBe(2)
      }
  })

  it('never ranks the other product first when a word names one', () => {
    const wrong = [
      'jobs',
      'job failed',
      'job api',
      'events',
      'event api',
      'live',
      'watch folder log',
    ]
      .map((query) => [query, searchFor(site.engine, query)[0]?.split('/')[2]])
      .filter(([query = '', product]) => product !== (/event|live/.test(query) ? 'Stream' : 'FTC'))
    expect(wrong).toEqual([])
  })

  it('searches all docs pages except drafts and the page for writers', () => {
    const found = site.searched.map(({ page }) => page.route)
    const expected = site.pages
      .filter(
        ({ route, frontMatter }) => /^\/docs(?:\/|$)/.test(route) && frontMatter.status !== 'draft',
      )
      .map((page) => page.route)
    expect(found.sort()).toEqual(expected.sort())
  })
})

/** The pages that the build has stored, with an engine that has indexed them, and readers' queries. */
async function searchSampleQueries(root: string) {
  const store = openPageStore(root)
  const { pages } = await store.pageMap()
  const queries = readEvalQueries(root, new Set(pages.map(({ route }) => route)))
  const searched = await readSearchedPages(store)
  const index = searchIndex(searched, readSearchWords(root))
  const language = index.pages[0]?.language ?? 'en'
  return {
    pages,
    searched,
    queries,
    engine: new SearchEngine(index, { language, tags: SEARCHED_TAGS }),
  }
}

function searchFor(engine: SearchEngine, query: string, currentRoute?: string): string[] {
  const context = currentRoute === undefined ? {} : { currentRoute }
  const request = { query, page: 0, hitsPerPage: 20, snippetWords: 10, product: null, ...context }
  return engine.search(request).hits.map((hit) => hit.url)
}

type QueryOutcome = ReturnType<typeof outcomeOf>

/** `place` is the rank of the first expected page, starting at 1; null if none is among the first results. */
function outcomeOf(engine: SearchEngine, { query, kind, expect: expected }: EvalQuery) {
  const urls = searchFor(engine, query).map((url) => url.split('#')[0] ?? url)
  const found = [...new Set(urls)].slice(0, RESULT_COUNT)
  const index = found.findIndex((route) => expected.includes(route))
  return { query, kind, found, place: index === -1 ? null : index + 1 }
}

/**
 * The mean reciprocal rank (a missing page counts as 0), the share of queries whose first result is right, and the
 * other queries.
 */
function reportQuality(outcomes: readonly QueryOutcome[]) {
  const ranks = outcomes.map(({ place }) => (place === null ? 0 : 1 / place))
  const misses = outcomes.filter(({ place }) => place !== 1)
  return {
    meanReciprocalRank: ranks.reduce((sum, rank) => sum + rank, 0) / outcomes.length,
    firstRight: 1 - misses.length / outcomes.length,
    misses,
  }
}

/** What to compare before and after a change of the ranking. */
function describeQuality(outcomes: readonly QueryOutcome[]): string {
  const { meanReciprocalRank, firstRight, misses } = reportQuality(outcomes)
  return [
    ...misses.map(
      ({ query, kind, place, found }) => `${place ?? '–'}  ${kind}: ${query} → ${found[0]}`,
    ),
    `${outcomes.length} queries, MRR@5 ${meanReciprocalRank.toFixed(3)}, first result right ${firstRight.toFixed(3)}`,
  ].join('\n')
}
