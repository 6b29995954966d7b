import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { OutdatedError } from '../../lib/content/settings/load-file'
import type { SearchClient } from '../../lib/search/search-client'
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

function setUp(search: SearchClient['search'], memory: SearchMemory = {}) {
  Object.assign(client, { search })
  const states: SearchState[] = []
  const session = createSearchSession({
    currentRoute: () => '/docs/FTC',
    onChange: (state) => states.push(state),
    memory,
  })
  return { session, states }
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
  const search = vi.fn<SearchClient['search']>(async ({ page }) =>
    searchResponse(hits(page === 0 ? 20 : 3, page * 20), { total: 23, isLastPage: page === 1 }),
  )
  const { session, states } = setUp(search)
  session.search({ query: ' a ', product: 'ftc' })
  await vi.runAllTimersAsync()
  session.more()
  await vi.runAllTimersAsync()
  const request = { query: 'a', product: 'ftc', hitsPerPage: 20, currentRoute: '/docs/FTC' }
  expect(search.mock.calls.map(([sent]) => sent)).toMatchObject(
    [0, 1].map((page) => ({ ...request, page })),
  )
  expect(states.at(-1)?.results).toMatchObject({ total: 23, hits: { length: 23 } })
})

it('early hits keep their places, if the whole answer has them; its other hits follow', async () => {
  const hit = (id: string) => searchHit({ id, url: `/docs/${id}` })
  const { session, states } = setUp(async (_request, _signal, onEarly) => {
    onEarly?.(searchResponse([hit('b'), hit('a#1'), hit('gone')]))
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    return searchResponse(['a', 'a#1', 'c', 'b'].map(hit))
  })
  session.search({ query: 'a', product: null })
  await vi.runAllTimersAsync()
  expect(statuses(states)).toEqual(['loading', 'loading', 'stalled', 'done'])
  const ids = states.map(({ results }) => results?.hits.map(({ id }) => id))
  expect(ids.slice(2)).toEqual([
    ['b', 'a#1', 'gone'],
    ['b', 'a#1', 'a', 'c'],
  ])
  expect(states.at(-1)?.results?.total).toBe(4)
})

it('ignores all but the last search', async () => {
  const { session, states } = setUp(async ({ query }) => {
    await new Promise((resolve) => setTimeout(resolve, query === 'a' ? 500 : 10))
    return searchResponse(hits(1))
  })
  session.search({ query: 'a', product: null })
  session.search({ query: 'ab', product: null })
  await vi.runAllTimersAsync()
  expect(states.filter(({ status }) => status === 'done')).toMatchObject([
    { results: { query: 'ab' } },
  ])
  expect(statuses(states), 'a search that is over does not stall').not.toContain('stalled')
})

it('after a reload, the first query loads as many pages of results as before, and no other query does', async () => {
  const memory: SearchMemory = { firstPages: 3 }
  const search = vi.fn<SearchClient['search']>(async ({ page, hitsPerPage }) =>
    searchResponse(hits(hitsPerPage, page * hitsPerPage), { total: 200, isLastPage: false }),
  )
  const { session, states } = setUp(search, memory)
  session.search({ query: 'a', product: null })
  await vi.runAllTimersAsync()
  expect(states.at(-1)).toMatchObject({ status: 'done', results: { hits: { length: 60 } } })
  expect(memory.last?.pageCount).toBe(3)
  session.more()
  await vi.runAllTimersAsync()
  expect(states.at(-1)).toMatchObject({ results: { hits: { length: 80 } } })
  session.search({ query: 'b', product: null })
  await vi.runAllTimersAsync()
  expect(states.at(-1)).toMatchObject({ results: { hits: { length: 20 } } })
})

it('a failed page of results keeps earlier ones; retry requests it again', async () => {
  let isUnreachable = false
  const { session, states } = setUp(async ({ page }) => {
    if (isUnreachable) throw new Error('away')
    return searchResponse(hits(20, page * 20), { total: 40, isLastPage: page === 1 })
  })
  session.search({ query: 'a', product: null })
  await vi.runAllTimersAsync()
  isUnreachable = true
  session.more()
  await vi.runAllTimersAsync()
  expect(states.at(-1)).toMatchObject({ status: 'failed', results: { hits: { length: 20 } } })
  isUnreachable = false
  session.retry()
  await vi.runAllTimersAsync()
  expect(states.at(-1)).toMatchObject({ status: 'done', results: { hits: { length: 40 } } })
})

it('says when Retry has failed, but not when a later search fails', async () => {
  let isAway = true
  const { session, states } = setUp(async () => {
    if (isAway) throw new Error('away')
    return searchResponse(hits(1))
  })
  const run = async (act: () => void) => {
    act()
    await vi.runAllTimersAsync()
    return states.at(-1)
  }
  const search = (query: string) => run(() => session.search({ query, product: null }))
  expect(await search('a')).toMatchObject({ status: 'failed', isRepeated: false })
  expect(await run(session.retry)).toMatchObject({ status: 'failed', isRepeated: true })
  isAway = false
  expect(await search('ab')).toMatchObject({ status: 'done' })
  isAway = true
  expect(await search('abc')).toMatchObject({ status: 'failed', isRepeated: false })
})

it('after a failure, the error stays while the reader types, but not after Retry', async () => {
  const { session, states } = setUp(async ({ query }) => {
    if (query !== 'abc') throw new Error('away')
    return searchResponse(hits(1))
  })
  for (const query of ['a', 'ab']) {
    session.search({ query, product: null })
    await vi.runAllTimersAsync()
  }
  session.retry()
  await vi.runAllTimersAsync()
  session.search({ query: 'abc', product: null })
  await vi.runAllTimersAsync()
  const changes = statuses(states).filter((status, index, all) => status !== all[index - 1])
  expect(changes).toEqual(['loading', 'failed', 'loading', 'failed', 'done'])
})

it('Retry on an outdated page loads the search page with the query', async () => {
  const assign = vi.fn()
  vi.stubGlobal('window', { ...window, location: { assign } })
  const { session, states } = setUp(async () => {
    throw new OutdatedError()
  })
  session.search({ query: 'a b', product: 'ftc' })
  await vi.runAllTimersAsync()
  expect(states.at(-1)).toMatchObject({ status: 'failed', isOutdated: true })
  session.retry()
  expect(assign).toHaveBeenCalledWith('/search?q=a%20b&product=ftc')
})

it('does not repeat a query, unless it failed', async () => {
  const search = vi.fn<SearchClient['search']>().mockRejectedValueOnce(new Error('away'))
  search.mockResolvedValue(searchResponse(hits(1)))
  const { session, states } = setUp(search)
  for (const query of ['a', 'a ', 'a', ' a']) {
    session.search({ query, product: null })
    await vi.runAllTimersAsync()
  }
  expect(search).toHaveBeenCalledTimes(2)
  expect(states.at(-1)).toMatchObject({ status: 'done' })
})

it('shows each hit once', async () => {
  const { session, states } = setUp(async () => searchResponse([...hits(2), ...hits(2)]))
  session.search({ query: 'a', product: null })
  await vi.runAllTimersAsync()
  expect(states.at(-1)?.results).toMatchObject({ total: 2, hits: { length: 2 } })
})

it('a blank query resets to the start state', async () => {
  const search = vi.fn<SearchClient['search']>(async () => searchResponse(hits(1)))
  const { session, states } = setUp(search)
  session.search({ query: 'a', product: null })
  session.search({ query: '  ', product: null })
  await vi.runAllTimersAsync()
  expect(states.at(-1)).toEqual({ status: 'idle', results: null })
  expect(search).not.toHaveBeenCalled()
})
