import { expect, it, vi } from 'vitest'
import type { SearchState } from '../search-session'
import { createDocSearchSession, docSearchResponse } from './docsearch'

const urls = { externalPattern: null }
const hit = {
  objectID: '1',
  url: 'https://docs.example.com/docs/FTC#a',
  type: 'lvl1',
  content: '<img src=x onerror=alert(1)>',
  hierarchy: { lvl0: 'A & B', lvl1: '<script>' },
  _highlightResult: { hierarchy: { lvl0: { value: 'A &amp; B' } } },
  _snippetResult: { content: { value: '<mark>a</mark><mark onclick=x>b</mark>' } },
}
const responseOf = (...hits: readonly object[]) => ({
  results: [{ hits, nbHits: 7, queryID: 'q' }],
})

function setUp(search: (query: string) => Promise<unknown>) {
  const states: SearchState[] = []
  const own = {
    search: vi.fn(),
    addAlgoliaAgent: vi.fn(),
    transporter: { algoliaAgent: { value: '', add: vi.fn() } },
  }
  const asked = vi.fn(search)
  const client = { search: (parameters: unknown) => asked(queryIn(parameters)) }
  const session = createDocSearchSession(Object.assign({}, own, client), urls, (state) =>
    states.push(state),
  )
  const { search: ask } = session.transform(own)
  return {
    session,
    states,
    asked,
    ask: (query: string): Promise<unknown> => ask({ requests: [{ indexName: 'x', query }] }),
  }
}

const queryIn = (parameters: unknown) => String(Object(parameters).requests[0].query)

it('§7 hands hits, their number and the id of the query on, with local links', () => {
  expect(docSearchResponse(responseOf(hit, {}), urls)).toMatchObject({
    results: [{ nbHits: 7, queryID: 'q', hits: [{ objectID: '1', url: '/docs/FTC#a' }] }],
  })
})

it('D08 escapes all but marks in what DocSearch prints as HTML, and leaves what it prints as text', () => {
  const { hits } = docSearchResponse(responseOf(hit), urls).results[0] ?? {}
  const text = JSON.stringify(hits)
  expect(text).toContain('<mark>a</mark>&lt;mark onclick=x&gt;')
  expect(text).not.toMatch(/<(?!\/?mark>)/)
  expect(hits).toMatchObject([{ hierarchy: { lvl0: 'A & B', lvl1: '&lt;script&gt;' } }])
})

it('D01 a search that fails stays open until a retry succeeds', async () => {
  let isUnreachable = true
  const { ask, session, states } = setUp(async () => {
    if (isUnreachable) throw new Error('away')
    return responseOf(hit)
  })
  const response = ask('a')
  await vi.waitFor(() => expect(states.at(-1)?.status).toBe('failed'))
  isUnreachable = false
  session.retry()
  expect(await response).toMatchObject({ results: [{ hits: [{ objectID: '1' }] }] })
  expect(states.at(-1)).toMatchObject({ status: 'done', results: { query: 'a', total: 7 } })
})

it('D03 asks once for each query, whatever fails', async () => {
  const { ask, asked, states } = setUp(async () => ({ results: [] }))
  void ask('a')
  await vi.waitFor(() => expect(states.at(-1)?.status).toBe('failed'))
  expect(asked).toHaveBeenCalledTimes(1)
})

it('D07 a response that comes too late changes nothing', async () => {
  const waiting: ((response: unknown) => void)[] = []
  const { ask, session, states } = setUp(() => new Promise((resolve) => waiting.push(resolve)))
  const slow = ask('a')
  const fast = ask('ab')
  waiting[1]?.(responseOf(hit))
  await fast
  waiting[0]?.(responseOf())
  await slow
  expect(states.at(-1)).toMatchObject({ status: 'done', results: { query: 'ab' } })
  const cleared = ask('abc')
  session.reset()
  waiting[2]?.(responseOf(hit))
  await cleared
  expect(states.at(-1)).toEqual({ status: 'idle', results: null })
})
