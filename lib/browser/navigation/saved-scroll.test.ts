// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepScroll, noteScrolledEntry, savedScroll } from './saved-scroll'

beforeEach(() => {
  window.sessionStorage.clear()
  window.sessionStorage.setItem('__next_scroll_abc', '{"x":0,"y":1200}')
})
afterEach(() => vi.restoreAllMocks())

it.each([
  [{ key: 'abc' }, { x: 0, y: 1200 }],
  [{ key: 'other' }, null],
  [{ key: 7 }, null],
  [{}, null],
  ['abc', null],
  [null, null],
  [undefined, null],
])('of the history state %j is %j', (state, position) => {
  expect(savedScroll(state)).toEqual(position)
})

it.each(['{"x":0', '[]', '7', 'null', '{"x":0}', '{"x":"0","y":1}', '{"x":null,"y":1}'])(
  'is null when %j is stored',
  (text) => {
    window.sessionStorage.setItem('__next_scroll_abc', text)
    expect(savedScroll({ key: 'abc' })).toBeNull()
  },
)

it('is that of this document where session storage is denied', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(savedScroll({ key: 'abc' })).toBeNull()
  noteScrolledEntry({ key: 'abc' })
  Object.assign(window, { scrollX: 0, scrollY: 700 })
  keepScroll()
  noteScrolledEntry({ key: 'other' })
  expect(savedScroll({ key: 'abc' })).toEqual({ x: 0, y: 700 })
})
