import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { searchAnswer, searchHit } from '../../tests/fixtures/search-hit'
import type { SearchClient } from './search-client'
import { createSearchSession, type SessionState } from './search-session'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function setUp(search: SearchClient['search']) {
  const states: SessionState[] = []
  const session = createSearchSession({
    loadClient: async () => ({ search }),
    addresses: { origins: ['https://docs.example.com'], externalPattern: null },
    snippetWords: 5,
    onChange: (state) => states.push(state),
  })
  return { session, states }
}

const hits = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => searchHit({ objectID: String(from + index) }))
const statuses = (states: readonly SessionState[]) => states.map(({ status }) => status)

describe('createSearchSession', () => {
  it('D06 is stalled after 300 ms, until the answer', async () => {
    let answer = (_value: ReturnType<typeof searchAnswer>) => {}
    const { session, states } = setUp(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    session.search({ query: 'a', product: null })
    await vi.advanceTimersByTimeAsync(299)
    expect(statuses(states)).toEqual(['loading'])
    await vi.advanceTimersByTimeAsync(1)
    expect(statuses(states)).toEqual(['loading', 'stalled'])
    answer(searchAnswer(hits(1)))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(statuses(states)).toEqual(['loading', 'stalled', 'done'])
  })

  it('§9 adds pages of 20', async () => {
    const search = vi.fn<SearchClient['search']>(async ({ page }) =>
      searchAnswer(hits(page === 0 ? 20 : 3, page * 20), { total: 23 }),
    )
    const { session, states } = setUp(search)
    session.search({ query: ' a ', product: 'ftc' })
    await vi.runAllTimersAsync()
    session.more()
    await vi.runAllTimersAsync()
    expect(search.mock.calls.map(([request]) => request)).toMatchObject([
      { query: 'a', product: 'ftc', page: 0, hitsPerPage: 20, snippetWords: 5, fullText: false },
      { page: 1, fullText: true },
    ])
    expect(states.at(-1)?.results).toMatchObject({ total: 23, hits: { length: 23 } })
  })

  it('D07 only the last search counts', async () => {
    const { session, states } = setUp(async ({ query }) => {
      await new Promise((resolve) => setTimeout(resolve, query === 'a' ? 500 : 10))
      return searchAnswer(hits(1))
    })
    session.search({ query: 'a', product: null })
    session.search({ query: 'ab', product: null })
    await vi.runAllTimersAsync()
    expect(states.filter(({ status }) => status === 'done')).toMatchObject([
      { results: { query: 'ab' } },
    ])
  })

  it('a failed page of results keeps those before; retry asks for it again', async () => {
    let isAway = false
    const { session, states } = setUp(async ({ page }) => {
      if (isAway) throw new Error('away')
      return searchAnswer(hits(20, page * 20), { total: 40 })
    })
    session.search({ query: 'a', product: null })
    await vi.runAllTimersAsync()
    isAway = true
    session.more()
    await vi.runAllTimersAsync()
    expect(states.at(-1)).toMatchObject({ status: 'error', results: { hits: { length: 20 } } })
    isAway = false
    session.retry()
    await vi.runAllTimersAsync()
    expect(states.at(-1)).toMatchObject({ status: 'done', results: { hits: { length: 40 } } })
  })

  it.each([
    ['alone when they come soon', 800, [2]],
    ['after the titles when they take longer', 2000, [1, 2]],
  ])('shows all texts %s', async (_case, takesMs, totals) => {
    const { session, states } = setUp(async ({ fullText }) => {
      if (fullText) await new Promise((resolve) => setTimeout(resolve, takesMs))
      return searchAnswer(hits(fullText ? 2 : 1), { isPartial: fullText !== true })
    })
    session.search({ query: 'a', product: null })
    await vi.runAllTimersAsync()
    const done = states.filter(({ status }) => status === 'done')
    expect(done.map(({ results }) => results?.total)).toEqual(totals)
  })

  it('a blank query is the start state', async () => {
    const search = vi.fn()
    const { session, states } = setUp(search)
    session.search({ query: '  ', product: null })
    await vi.runAllTimersAsync()
    expect(states).toEqual([{ status: 'idle', results: null }])
    expect(search).not.toHaveBeenCalled()
  })
})
