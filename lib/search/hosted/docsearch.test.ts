import { expect, it, vi } from 'vitest'
import { type DocSearchProgress, docSearchClient } from './docsearch'

const hit = {
  objectID: '1',
  url: 'https://docs.example.com/docs/FTC#a',
  type: 'lvl1',
  content: '<img src=x onerror=alert(1)>',
  hierarchy: { lvl0: 'Docs', lvl1: 'A & B', lvl2: '<script>' },
  _highlightResult: { hierarchy: { lvl0: { value: 'Docs' } } },
  _snippetResult: { content: { value: '<mark>a</mark><mark onclick=x>b</mark>' } },
}
const responseOf = (...hits: readonly object[]) => ({
  results: [{ hits, nbHits: 7, queryID: 'q' }],
})

function setUp(search: () => Promise<unknown>) {
  const progress: DocSearchProgress[] = []
  const original = {
    search: vi.fn(),
    addAlgoliaAgent: vi.fn(),
    transporter: { algoliaAgent: { value: '', add: vi.fn() } },
  }
  const provider = Object.assign({}, original, { search })
  const client = docSearchClient(provider, (next) => progress.push(next))
  const transformed = client.transform(original)
  return {
    ...client,
    last: () => progress.at(-1),
    ask: (query: string): Promise<unknown> =>
      transformed.search({ requests: [{ indexName: 'x', query }] }),
  }
}

it('§7 passes on hits by page, their count, and the query ID, with local links', async () => {
  expect(await setUp(async () => responseOf(hit, {})).ask('a')).toMatchObject({
    results: [
      {
        nbHits: 7,
        queryID: 'q',
        hits: [{ objectID: '1', url: '/docs/FTC#a', hierarchy: { lvl0: 'A & B' } }],
      },
    ],
  })
})

it('escapes everything but marks in fields that DocSearch renders as HTML, and nothing in text fields', async () => {
  const text = JSON.stringify(await setUp(async () => responseOf(hit)).ask('a'))
  expect(text).toContain('<mark>a</mark>&lt;mark onclick=x&gt;')
  expect(text).toContain('"lvl0":"A & B","lvl1":"A &amp; B"')
  expect(text).not.toMatch(/<(?!\/?mark>)/)
})

it('a late response, or one for a cleared query, changes nothing', async () => {
  const waiting: ((response: unknown) => void)[] = []
  const { ask, forget, last } = setUp(() => new Promise((resolve) => waiting.push(resolve)))
  // DocSearch would take the count of an outdated response for its footer.
  const settled: string[] = []
  const search = (query: string) => ask(query).then(() => settled.push(query))
  void search('a')
  const fast = search('ab')
  waiting[1]?.(responseOf(hit))
  await fast
  waiting[0]?.(responseOf())
  void search('abc')
  forget()
  waiting[2]?.(responseOf(hit))
  await vi.waitFor(() => expect(last()).toEqual({ status: 'none' }))
  await new Promise((resolve) => setImmediate(resolve))
  expect(settled).toEqual(['ab'])
  expect(last()).toEqual({ status: 'none' })
})

it.each([
  ['a type outside of §3', { type: 'weird' }, 'lvl2'],
  ['no type', { type: undefined }, 'lvl2'],
  ['the type of a level that is empty', { type: 'lvl5' }, 'lvl2'],
  ['the type of a text that is missing', { type: 'content', content: null }, 'lvl2'],
  ['its own text', { type: 'content' }, 'content'],
])('a hit with %s is no empty row', async (_, changes, type) => {
  const { ask } = setUp(async () => responseOf({ ...hit, ...changes }))
  const shown = { type, hierarchy: { lvl2: '&lt;script&gt;' } }
  expect(await ask('a')).toMatchObject({ results: [{ hits: [shown] }] })
})

it('says when Retry has failed', async () => {
  const { ask, last } = setUp(() => Promise.reject(new Error('away')))
  const failure = async (isRepeated: boolean) => {
    await vi.waitFor(() => expect(last()).toMatchObject({ status: 'failed', isRepeated }))
    const state = last()
    return state?.status === 'failed' ? state : null
  }
  void ask('a')
  ;(await failure(false))?.retry()
  await failure(true)
})
