import { beforeAll, describe, expect, it } from 'vitest'
import { reportQuality, searchFor, searchSampleQueries } from '../../tools/bench/search-eval'

/** The build has stored the compiled pages, so nothing is compiled here. */
describe('the search of this site', () => {
  let site: Awaited<ReturnType<typeof searchSampleQueries>>

  beforeAll(async () => {
    site = await searchSampleQueries('.')
  })

  it('finds the right page for readers’ queries', () => {
    const { outcomes } = site
    const isQuestion = ({ kind }: { kind: string }) => kind === 'question'
    const questions = reportQuality(outcomes.filter(isQuestion))
    expect(outcomes.filter(isQuestion).length).toBeGreaterThanOrEqual(60)
    expect(questions.firstRight).toBeGreaterThanOrEqual(0.85)
    const report = reportQuality(outcomes.filter((outcome) => !isQuestion(outcome)))
    expect(outcomes.length).toBeGreaterThanOrEqual(240)
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
