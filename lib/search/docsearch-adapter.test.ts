import { describe, expect, it, vi } from 'vitest'
import { searchAnswer, searchHit } from '../../tests/fixtures/search-hit'
import { createDocSearchAdapter, type ModalSearch } from './docsearch-adapter'
import { type SearchAnswer, type SearchClient, SearchError } from './search-client'

const addresses = { origins: ['https://docs.example.com'], externalPattern: null }

function setUp(search: SearchClient['search']) {
  const states: ModalSearch[] = []
  const onComplete = vi.fn()
  const adapter = createDocSearchAdapter({
    loadClient: async () => ({ search }),
    addresses,
    snippetWords: 10,
    onChange: (state) => states.push(state),
    onComplete,
  })
  const client = adapter.transform({
    search: () => Promise.reject(new Error('not asked')),
    addAlgoliaAgent: () => {},
    transporter: { algoliaAgent: { value: '', add: () => ({ value: '', add: vi.fn() }) } },
  })
  const ask = (query: string) => client.search({ requests: [{ indexName: 'x', query }] })
  return { adapter, ask, states, onComplete }
}

const last = (states: readonly ModalSearch[]) => states.at(-1)?.status

describe('createDocSearchAdapter', () => {
  it('asks for 20 hits of the cleaned query and gives them as DocSearch reads them', async () => {
    const search = vi.fn(async () => searchAnswer([searchHit()], { total: 42 }))
    const { ask, adapter } = setUp(search)
    const answer = await ask(`  add\n${'x'.repeat(100)}`)
    expect(search).toHaveBeenCalledWith(
      {
        query: `add ${'x'.repeat(60)}`,
        page: 0,
        hitsPerPage: 20,
        snippetWords: 10,
        product: null,
        fullText: false,
      },
      expect.any(AbortSignal),
    )
    expect(answer).toMatchObject({ results: [{ nbHits: 42, hits: [{ type: 'lvl1' }] }] })
    expect(adapter.hitOf('add-event-parameters')?.address.href).toContain('AddEvent#parameters')
  })

  it('asks once for a query that it was told of before', async () => {
    const search = vi.fn<SearchClient['search']>(async ({ query }) =>
      searchAnswer([searchHit({ objectID: query })]),
    )
    const { adapter, ask, states } = setUp(search)
    adapter.askEarly(' a ')
    expect(await ask('a ')).toMatchObject({ results: [{ hits: [{ objectID: 'a' }] }] })
    expect(search).toHaveBeenCalledTimes(1)
    expect(states.map(({ status }) => status)).toEqual(['searching', 'answered'])
    adapter.askEarly('ab')
    adapter.reset()
    expect(await ask('ab')).toMatchObject({ results: [{ hits: [{ objectID: 'ab' }] }] })
    adapter.askEarly('abc')
    expect(await ask('abcd')).toMatchObject({ results: [{ hits: [{ objectID: 'abcd' }] }] })
  })

  it('goes on with a query on its way when the reader types the same text', async () => {
    const search = vi.fn(async () => searchAnswer([searchHit()]))
    const { adapter, ask } = setUp(search)
    const answer = ask('a')
    adapter.askEarly('a ')
    expect(await answer).toMatchObject({ results: [{ nbHits: 1 }] })
    expect(search).toHaveBeenCalledTimes(1)
  })

  it('tells of a failure of a query that it was told of before', async () => {
    const { adapter, ask, states } = setUp(() => Promise.reject(new Error('away')))
    adapter.askEarly('a')
    await Promise.resolve()
    void ask('a')
    await vi.waitFor(() => expect(last(states)).toBe('failed'))
  })

  it('D05, D09 leaves out hits that lead elsewhere, have no page or come twice', async () => {
    const { hierarchy } = searchHit()
    const hits = [
      searchHit(),
      searchHit(),
      searchHit({ objectID: '1', url: 'javascript:alert(1)' }),
      searchHit({ objectID: '2', url: '//evil.example.org/' }),
      searchHit({ objectID: '3', hierarchy: { ...hierarchy, lvl0: null } }),
    ]
    const { ask } = setUp(async () => searchAnswer(hits))
    expect(await ask('a')).toMatchObject({ results: [{ hits: [{}] }] })
  })

  it('D08 escapes all but marks in what DocSearch would print as HTML', async () => {
    const { hierarchy, highlighted } = searchHit()
    const hit = searchHit({
      content: '<img src=x onerror=alert(1)>',
      hierarchy: { ...hierarchy, lvl2: '<script>' },
      highlighted: { ...highlighted, content: '<mark>a</mark><mark onclick=x>b</mark>' },
    })
    const { ask } = setUp(async () => searchAnswer([hit]))
    const text = JSON.stringify(await ask('a'))
    expect(text).toContain('<mark>a</mark>&lt;mark onclick=x&gt;')
    expect(text).not.toMatch(/<(?!\/?mark>)/)
  })

  it('D07 an answer that comes too late is none', async () => {
    const waiting: ((answer: SearchAnswer) => void)[] = []
    const { ask, states } = setUp(() => new Promise((resolve) => waiting.push(resolve)))
    const slow = vi.fn()
    void ask('a').then(slow)
    const fast = ask('ab')
    await vi.waitFor(() => expect(waiting).toHaveLength(2))
    waiting[1]?.(searchAnswer([searchHit()]))
    await fast
    waiting[0]?.(searchAnswer([]))
    await Promise.resolve()
    expect(slow).not.toHaveBeenCalled()
    expect(states.at(-1)).toMatchObject({ status: 'answered', query: 'ab' })
  })

  it('D01 stays open after a failure until a retry succeeds', async () => {
    const search = vi
      .fn<SearchClient['search']>()
      .mockRejectedValueOnce(new SearchError('network', 'away'))
      .mockResolvedValue(searchAnswer([searchHit()]))
    const { ask, states } = setUp(search)
    const answer = ask('a')
    await vi.waitFor(() => expect(last(states)).toBe('failed'))
    const failed = states.at(-1)
    if (failed?.status === 'failed') failed.retry()
    expect(await answer).toMatchObject({ results: [{ nbHits: 1 }] })
    expect(search).toHaveBeenCalledTimes(2)
  })

  it('D03 asks once per query, whatever fails', async () => {
    const search = vi.fn().mockRejectedValue(new SearchError('protocol', '403'))
    const { ask, states } = setUp(search)
    void ask('a')
    await vi.waitFor(() => expect(last(states)).toBe('failed'))
    expect(search).toHaveBeenCalledTimes(1)
  })

  it('asks once more for all texts and has DocSearch ask again', async () => {
    const search = vi.fn<SearchClient['search']>(async ({ fullText }) =>
      searchAnswer(fullText ? [searchHit()] : [], { isPartial: !fullText }),
    )
    const { ask, states, onComplete } = setUp(search)
    expect(await ask('a')).toMatchObject({ results: [{ nbHits: 0 }] })
    expect(states.at(-1)).toMatchObject({ isPartial: true })
    await vi.waitFor(() => expect(onComplete).toHaveBeenCalledTimes(1))
    expect(await ask('a')).toMatchObject({ results: [{ nbHits: 1 }] })
    expect(states.at(-1)).toMatchObject({ isPartial: false })
    expect(search).toHaveBeenCalledTimes(2)
  })

  it.each(['', '   ', '\u0000'])('a blank query (%j) is no search', async (query) => {
    const search = vi.fn()
    const { ask, states } = setUp(search)
    expect(await ask(query)).toEqual({ results: [{ hits: [], nbHits: 0 }] })
    expect(last(states)).toBe('idle')
    expect(search).not.toHaveBeenCalled()
  })
})
