import { expect, it } from 'vitest'
import { parseDocSearchList } from './stored-searches'

const entry = (change: object = {}) => ({
  objectID: '1',
  url: '/docs/FTC#a',
  type: 'lvl2',
  content: null,
  hierarchy: { lvl0: 'FTC', lvl1: 'FTC', lvl2: 'A &lt; <mark>B</mark>', lvl3: null },
  ...change,
})

it('keeps what DocSearch stores of our hits', () => {
  const list = [entry(), entry({ url: 'https://example.com/a' })]
  expect(parseDocSearchList(JSON.stringify(list))).toEqual(list)
})

it.each([
  entry({ url: 'javascript:alert(1)' }),
  entry({ url: '//evil.example' }),
  entry({ url: '/\t/evil.example' }),
  entry({ url: undefined }),
  entry({ content: '<img src=x onerror=alert(1)>' }),
  entry({ hierarchy: { lvl1: '<a href="x">FTC</a>' } }),
  entry({ hierarchy: { lvl1: '<mark onclick="x">FTC</mark>' } }),
  entry({ objectID: { deep: ['<b>'] } }),
  null,
  7,
])('leaves out %j', (stored) => {
  expect(parseDocSearchList(JSON.stringify([stored, entry()]))).toEqual([entry()])
})

it.each(['', '{', '{}', 'null', '"x"'])('%s is not a list', (text) => {
  expect(parseDocSearchList(text)).toBeNull()
})
