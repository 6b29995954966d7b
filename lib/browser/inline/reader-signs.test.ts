// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { watchReader } from './reader-signs'

const LONG_MS = 10_000

const handleAction = vi.fn()
const handleGoingOn = vi.fn()

beforeAll(() => watchReader(handleAction, handleGoingOn))

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `
    <header id="navbar">
      <nav><a id="search" href="/search" data-search-opener=""><span id="icon"></span></a></nav>
      <div><a id="menu" href="#sidebar" data-early-click=""></a></div>
    </header>
    <nav id="sidebar"><span id="near"></span><a id="other" href="/other"></a><a id="third" href="/third"></a></nav>
    <nav><a id="section" href="#section"></a></nav>
    <main><p id="text"></p><a id="elsewhere" href="https://example.com/"></a><form><input id="box" /></form></main>`
})

afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.clearAllMocks()
})

function act(type: string, id: string, key = ''): void {
  const element = document.getElementById(id)
  element?.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true }))
}

function goesOn(): boolean {
  return handleGoingOn.mock.calls.length > 0
}

it.each(['pointerover', 'focusin', 'keydown'])('%s is an action', (type) => {
  act(type, 'text')
  expect(handleAction).toHaveBeenCalledOnce()
  expect(goesOn()).toBe(false)
})

it.each(['other', 'near', 'menu', 'box'])(
  'a pointer that rests on %s goes on, and not before',
  (id) => {
    act('pointerover', id)
    expect(goesOn()).toBe(false)
    vi.advanceTimersByTime(LONG_MS)
    expect(goesOn()).toBe(true)
  },
)

it('a pointer that passes over links does not go on', () => {
  for (const id of ['other', 'third', 'text']) {
    act('pointerover', id)
    vi.advanceTimersByTime(30)
  }
  vi.advanceTimersByTime(LONG_MS)
  expect(goesOn()).toBe(false)
})

it('a press on a link leaves it to the browser', () => {
  act('pointerover', 'other')
  // The press focuses the link, not visibly.
  act('focusin', 'other')
  vi.advanceTimersByTime(LONG_MS)
  expect(goesOn()).toBe(false)
})

it.each(['menu', 'box'])('a press on %s, which React answers, goes on at once', (id) => {
  act('focusin', id)
  expect(goesOn()).toBe(true)
})

it('a link that the keyboard has reached goes on at once', () => {
  document.getElementById('other')?.focus()
  expect(goesOn()).toBe(true)
})

it('the Tab key goes on, another key does not', () => {
  act('keydown', 'text', 'PageDown')
  expect(goesOn()).toBe(false)
  act('keydown', 'text', 'Tab')
  expect(goesOn()).toBe(true)
})

it.each(['section', 'elsewhere', 'search', 'icon', 'navbar', 'text'])(
  'nothing that is done to %s goes on',
  (id) => {
    act('pointerover', id)
    vi.advanceTimersByTime(LONG_MS)
    document.getElementById(id)?.focus()
    expect(goesOn()).toBe(false)
  },
)
