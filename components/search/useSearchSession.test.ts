import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { SearchClient } from '../../lib/search/search-client'
import type { Product } from '../../lib/site/products'
import { searchHit, searchResponse } from '../../tests/fixtures/search-hit'
import {
  createSearchSession,
  type SearchMemory,
  type SearchState,
  warmUpSearchClient,
} from './useSearchSession'

const client = vi.hoisted(() => ({ search: (): unknown => undefined }))
vi.mock('../../lib/search/embedded/worker-client', () => ({
  createEmbeddedSearchClient: () => client,
}))

beforeAll(warmUpSearchClient)
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { matchMedia: () => ({ matches: true }) })
})

function setUp(answer: SearchClient['search'], memory: SearchMemory = {}) {
  Object.assign(client, { search: answer })
  const states: SearchState[] = []
  const session = createSearchSession({
    currentRoute: () => '/docs/FTC',
    onChange: (state) => states.push(state),
    memory,
  })
  /** Returns the last state, once everything has settled. */
  const run = async (act: () => void) => {
    act()
    await vi.runAllTimersAsync()
    return states.at(-1)
  }
  const search = (query: string, product: Product | null = null) =>
    run(() => session.search({ query, product }))
  return { session, states, run, search }
}

const hits = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => searchHit({ id: String(from + index) }))
const statuses = (states: readonly SearchState[]) => states.map(({ status }) => status)

it('is stalled after 300 ms until the response', async () => {
  let respond = (_value: ReturnType<typeof searchResponse>) => {}
  const { session, states } = setUp(
    () =>
      new Promise((resolve) => {
        respond = resolve
      }),
  )
  session.search({ query: 'a', product: null })
  await vi.advanceTimersByTimeAsync(299)
  expect(statuses(states)).toEqual(['loading'])
  await vi.advanceTimersByTimeAsync(1)
  expect(statuses(states)).toEqual(['loading', 'stalled'])
  respond(searchResponse(hits(1)))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(statuses(states)).toEqual(['loading', 'stalled', 'done'])
})

it('§9 adds pages of 20', async () => {
  const answer = vi.fn<SearchClient['search']>(async ({ page }) =>
    searchResponse(hits(page === 0 ? 20 : 3, page * 20), { total: 23, isLastPage: page === 1 }),
  )
  const { session, run, search } = setUp(answer)
  await search(' a ', 'ftc')
  expect((await run(session.more))?.results).toMatchObject({ total: 23, hits: { length: 23 } })
  const request = { query: 'a', product: 'ftc', hitsPerPage: 20, currentRoute: '/docs/FTC' }
  expect(answer.mock.calls.map(([sent]) => sent)).toMatchObject(
    [0, 1].map((page) => ({ ...request, page })),
  )
})

it('early hits keep their places, if the whole answer has them; its other hits follow', async () => {
  const hit = (id: string) => searchHit({ id, url: `/docs/${id}` })
  const { states, search } = setUp(async (_request, _signal, onEarly) => {
    onEarly?.(searchResponse([hit('b'), hit('a#1'), hit('gone')]))
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    return searchResponse(['a', 'a#1', 'c', 'b'].map(hit))
  })
  expect((await search('a'))?.results?.total).toBe(4)
  expect(statuses(states)).toEqual(['loading', 'loading', 'stalled', 'done'])
  const ids = states.map(({ results }) => results?.hits.map(({ id }) => id))
  expect(ids.slice(2)).toEqual([
    ['b', 'a#1', 'gone'],
    ['b', 'a#1', 'a', 'c'],
  ])
})

it('ignores all but the last search', async () => {
  const { session, states, search } = setUp(async ({ query }) => {
    await new Promise((resolve) => setTimeout(resolve, query === 'a' ? 500 : 10))
    return searchResponse(hits(1))
  })
  session.search({ query: 'a', product: null })
  await search('ab')
  expect(states.filter(({ status }) => status === 'done')).toMatchObject([
    { results: { query: 'ab' } },
  ])
  expect(statuses(states), 'a search that is over does not stall').not.toContain('stalled')
})

it('after a reload, the first query loads as many pages of results as before, and no other query does', async () => {
  const memory: SearchMemory = { firstPages: 3 }
  const { session, run, search } = setUp(
    async ({ page, hitsPerPage }) =>
      searchResponse(hits(hitsPerPage, page * hitsPerPage), { total: 200, isLastPage: false }),
    memory,
  )
  expect(await search('a')).toMatchObject({ status: 'done', results: { hits: { length: 60 } } })
  expect(memory.last?.pageCount).toBe(3)
  expect(await run(session.more)).toMatchObject({ results: { hits: { length: 80 } } })
  expect(await search('b')).toMatchObject({ results: { hits: { length: 20 } } })
})

it('a failed page of results keeps earlier ones; retry requests it again', async () => {
  let isUnreachable = false
  const { session, run, search } = setUp(async ({ page }) => {
    if (isUnreachable) throw new Error('away')
    return searchResponse(hits(20, page * 20), { total: 40, isLastPage: page === 1 })
  })
  await search('a')
  isUnreachable = true
  const failed = { status: 'failed', results: { hits: { length: 20 } } }
  expect(await run(session.more)).toMatchObject(failed)
  isUnreachable = false
  const done = { status: 'done', results: { hits: { length: 40 } } }
  expect(await run(session.retry)).toMatchObject(done)
})

it('says when Retry has failed, but not when a later search fails', async () => {
  let isAway = true
  const { session, run, search } = setUp(async () => {
    if (isAway) throw new Error('away')
    return searchResponse(hits(1))
  })
  expect(await search('a')).toMatchObject({ status: 'failed', isRepeated: false })
  expect(await run(session.retry)).toMatchObject({ status: 'failed', isRepeated: true })
  isAway = false
  expect(await search('ab')).toMatchObject({ status: 'done' })
  isAway = true
  expect(await search('abc')).toMatchObject({ status: 'failed', isRepeated: false })
})

it('after a failure, the error stays while the reader types, but not after Retry', async () => {
  const { session, states, run, search } = setUp(async ({ query }) => {
    if (query !== 'abc') throw new Error('away')
    return searchResponse(hits(1))
  })
  await search('a')
  await search('ab')
  await run(session.retry)
  await search('abc')
  const changes = statuses(states).filter((status, index, all) => status !== all[index - 1])
  expect(changes).toEqual(['loading', 'failed', 'loading', 'failed', 'done'])
})

it('does not repeat a query, unless it failed', async () => {
  const answer = vi.fn<SearchClient['search']>().mockRejectedValueOnce(new Error('away'))
  answer.mockResolvedValue(searchResponse(hits(1)))
  const { states, search } = setUp(answer)
  for (const query of ['a', 'a ', 'a', ' a']) await search(query)
  expect(answer).toHaveBeenCalledTimes(2)
  expect(states.at(-1)).toMatchObject({ status: 'done' })
})

it('shows each hit once', async () => {
  const { search } = setUp(async () => searchResponse([...hits(2), ...hits(2)]))
  expect((await search('a'))?.results).toMatchObject({ total: 2, hits: { length: 2 } })
})

it('a blank query resets to the start state', async () => {
  const answer = vi.fn<SearchClient['search']>(async () => searchResponse(hits(1)))
  const { session, search } = setUp(answer)
  session.search({ query: 'a', product: null })
  expect(await search('  ')).toEqual({ status: 'idle', results: null })
  expect(answer).not.toHaveBeenCalled()
})
