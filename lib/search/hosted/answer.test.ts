import { describe, expect, it } from 'vitest'
import { readHostedAnswer } from './answer'

const hit = {
  objectID: '1',
  url: 'https://docs.example.com/docs/FTC#a',
  type: 'lvl1',
  product: 'ftc',
  content: null,
  hierarchy: { lvl0: 'FTC', lvl1: 'A', lvl2: null },
  _highlightResult: { hierarchy: { lvl1: { value: '<mark>A</mark><script>' } } },
}
const answerOf = (hits: unknown, more: object = {}) =>
  readHostedAnswer({ results: [{ hits, nbHits: 5, queryID: 'q', ...more }] })

describe('readHostedAnswer', () => {
  it('§7 reads results[0] with hits, nbHits and queryID', () => {
    const answer = answerOf([hit], { facets: { product: { ftc: 4, stream: 1 } } })
    expect(answer).toMatchObject({ total: 5, queryId: 'q', facets: { ftc: 4, stream: 1 } })
    expect(answer.hits[0]).toMatchObject({ objectID: '1', type: 'lvl1', product: 'ftc' })
  })

  it('counts products in the second result when a product is chosen', () => {
    const results = [
      { hits: [hit], nbHits: 1 },
      { hits: [], facets: { product: { stream: 7 } } },
    ]
    expect(readHostedAnswer({ results }).facets).toEqual({ stream: 7, ftc: 0 })
  })

  it('D08 keeps only marks in highlighted texts', () => {
    expect(answerOf([hit]).hits[0]?.highlighted.hierarchy.lvl1).toBe('<mark>A</mark>&lt;script&gt;')
  })

  it.each([
    undefined,
    null,
    'text',
    [],
    {},
    { results: null },
    { results: [] },
    { results: [null] },
    { results: [{}] },
    { results: [{ hits: {} }] },
  ])('D05 %j is no answer', (answer) => {
    expect(() => readHostedAnswer(answer)).toThrow('results[0].hits')
  })

  it('D05 leaves out hits without address or page', () => {
    const bad = [
      null,
      7,
      {},
      { ...hit, url: undefined },
      { ...hit, url: 7 },
      { ...hit, hierarchy: undefined },
      { ...hit, hierarchy: { lvl0: null } },
    ]
    expect(answerOf([...bad, hit]).hits).toHaveLength(1)
  })

  it('takes what fields hold at worst as missing', () => {
    const answer = answerOf([{ url: '/a', hierarchy: { lvl0: 'A' }, type: 'x', product: 'y' }], {
      nbHits: 'many',
      facets: 7,
    })
    expect(answer).toMatchObject({ total: 1, facets: { stream: 0, ftc: 0 } })
    expect(answer.hits[0]).toMatchObject({ objectID: '/a', type: 'content', product: null })
  })
})
