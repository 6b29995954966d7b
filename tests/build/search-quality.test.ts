import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { openProject } from '../../lib/output/pages/open-project'
import { readSearchedPages } from '../../lib/output/search/search-index-file'
import { SearchEngine } from '../../lib/search/engine/search-engine'
import { requestFor } from '../fixtures/search-index'
import { readSiteFile, readSiteIndex } from './exported-page'

/** `expect` has the paths of the right pages below /docs/. */
type Sample = { readonly query: string; readonly expect: readonly string[] }

const SAMPLES: readonly Sample[] = parse(readFileSync('tests/fixtures/search-queries.yaml', 'utf8'))
const RESULT_COUNT = 5

/** The build has stored the compiled pages, so nothing is compiled here. */
describe('the search of this site', () => {
  let site: Awaited<ReturnType<typeof indexSite>>

  beforeAll(async () => {
    site = await indexSite('.')
  })

  it('finds the right page for readers’ queries', () => {
    const outcomes = SAMPLES.map((sample) => outcomeOf(site.engine, sample))
    const misses = outcomes.filter(({ place }) => place !== 1)
    const meanReciprocalRank = meanRankOf(outcomes)
    // These figures show how a change of the ranking affects search.
    for (const { query, place, found } of misses) console.log(place ?? '–', query, '→', found[0])
    console.log(`MRR@5 ${meanReciprocalRank.toFixed(3)}, ${misses.length} first results wrong`)
    expect(SAMPLES.length).toBeGreaterThanOrEqual(240)
    const routes = site.pages.map(({ route }) => route)
    expect(SAMPLES.flatMap(routesOf).filter((route) => !routes.includes(route))).toEqual([])
    expect(meanReciprocalRank).toBeGreaterThanOrEqual(0.955)
  })

  it('finds pages by their names alone, while the index loads', () => {
    const names = new SearchEngine(JSON.parse(readSiteFile('search-names.json').toString()))
    const answers = SAMPLES.map((sample) => outcomeOf(names, sample)).filter(
      ({ isWhole }) => isWhole,
    )
    expect(answers.length).toBeGreaterThan(0.88 * SAMPLES.length)
    expect(meanRankOf(answers)).toBeGreaterThanOrEqual(0.93)
  })

  it('tells the rows of one port apart by their platforms', () => {
    const ports = site.searched.flatMap(({ page, sections }) =>
      page.route.endsWith('/Ports') ? sections.map(({ title }) => `${page.title}: ${title}`) : [],
    )
    expect(ports.length).toBeGreaterThan(40)
    // These two stand on one platform, and their texts say where each is open.
    const alike = ['Stream ports: Port 8678 (Kubernetes)']
    expect(ports.filter((name, index) => ports.indexOf(name) !== index)).toEqual(alike)
  })

  it('finds a method by its name, cut anywhere in the last word', () => {
    const folder = '/docs/Stream/API/API_Methods/'
    const methods = site.pages.flatMap(({ route }) =>
      route.startsWith(folder) ? [route.slice(folder.length)] : [],
    )
    expect(methods).toContain('AddEvent')
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

/** The pages that the build has stored, with an engine that has indexed them. */
async function indexSite(root: string) {
  const project = openProject(root)
  const { pages } = await project.pageMap()
  const searched = await readSearchedPages(project)
  return { pages, searched, engine: new SearchEngine(readSiteIndex()) }
}

function routesOf(sample: Sample): string[] {
  return sample.expect.map((page) => `/docs/${page}`)
}

function searchFor(engine: SearchEngine, query: string): string[] {
  return engine.search(requestFor(query)).hits.map((hit) => hit.url)
}

/** The mean reciprocal rank. */
function meanRankOf(outcomes: readonly { readonly place: number | null }[]): number {
  const ranks = outcomes.map(({ place }) => (place === null ? 0 : 1 / place))
  return ranks.reduce((sum, rank) => sum + rank, 0) / outcomes.length
}

/**
 * `place` is the rank of the first expected page, starting at 1; null if none is among the first results. `isWhole`
 * says whether pages contain every word.
 */
function outcomeOf(engine: SearchEngine, sample: Sample) {
  const { query } = sample
  const { hits, missing } = engine.search(requestFor(query))
  const urls = hits.map(({ url }) => url.split('#')[0] ?? url)
  const found = [...new Set(urls)].slice(0, RESULT_COUNT)
  const index = found.findIndex((route) => routesOf(sample).includes(route))
  const isWhole = hits.length > 0 && missing.length === 0
  return { query, found, isWhole, place: index === -1 ? null : index + 1 }
}
