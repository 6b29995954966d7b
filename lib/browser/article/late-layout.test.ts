// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { layOutOnNeed } from './late-layout'

const root = document.documentElement
/** Enough to be laid out by itself. */
const LONG = 'Word '.repeat(1000)
let article = new AbortController()

beforeEach(() => {
  article = new AbortController()
  root.setAttribute('data-late', '')
  // jsdom has no layout.
  document.elementFromPoint = () => null
})
afterEach(() => article.abort())

it.each([
  ['a key leads to its end', new KeyboardEvent('keydown', { key: 'End' })],
  ['Tab leads there', new KeyboardEvent('keydown', { key: 'Tab', shiftKey: true })],
  ['a key of macOS leads there', new KeyboardEvent('keydown', { key: 'ArrowDown', metaKey: true })],
  ['the reader looks for a word', new KeyboardEvent('keydown', { key: 'F', ctrlKey: true })],
  ['the page is printed', new Event('beforeprint')],
])('lays out all of the article when %s', (_case, event) => {
  layOutOnNeed(article.signal)
  expect(root.hasAttribute('data-late')).toBe(true)
  window.dispatchEvent(event)
  expect(root.hasAttribute('data-late')).toBe(false)
})

it.each([
  ['a', {}],
  ['Tab', {}],
  ['ArrowDown', {}],
  ['Control', { ctrlKey: true }],
  ['k', { ctrlKey: true }],
])('lays out nothing more for the key %s', (key, held) => {
  layOutOnNeed(article.signal)
  window.dispatchEvent(new KeyboardEvent('keydown', { key, ...held }))
  expect(root.hasAttribute('data-late')).toBe(true)
})

it.each([
  ['width', 'innerWidth', false],
  ['height', 'innerHeight', true],
])('looks at the window when its %s changes', (_case, name, isLate) => {
  layOutOnNeed(article.signal)
  vi.stubGlobal(name, 1)
  window.dispatchEvent(new Event('resize'))
  expect(root.hasAttribute('data-late')).toBe(isLate)
  vi.unstubAllGlobals()
})

it.each([
  ['a finger moves', 400, true],
  ['a search in the page, or an anchor, moves', 4000, false],
])('looks how far %s the page', (_case, y, isLate) => {
  layOutOnNeed(article.signal)
  vi.stubGlobal('scrollY', y)
  window.dispatchEvent(new Event('scroll'))
  expect(root.hasAttribute('data-late')).toBe(isLate)
  vi.unstubAllGlobals()
})

it('keeps the part in its place that the reader looks at, or the next one below the space between two', () => {
  document.body.innerHTML = '<div class="prose"><p>One</p></div>'
  const [prose, part] = document.querySelectorAll('.prose, p')
  let top = 300
  if (part) part.getBoundingClientRect = () => ({ top }) as DOMRect
  document.elementFromPoint = (_x, y) => (y < window.innerHeight / 2 + 20 ? prose : part) ?? null
  const scrollBy = vi.fn()
  vi.stubGlobal('scrollBy', scrollBy)
  vi.stubGlobal('scrollY', 400)
  layOutOnNeed(article.signal)
  const remove = vi.spyOn(root, 'removeAttribute').mockImplementation(() => {
    top = 1300
  })
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'F3' }))
  expect(scrollBy).toHaveBeenCalledWith({ top: 1000, behavior: 'instant' })
  remove.mockRestore()
  vi.unstubAllGlobals()
})

it('lays out the parts in idle time, then lets nothing wait any more', () => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div class="prose"><p>First</p><p>Second</p></div>'
  const parts = [...document.querySelectorAll<HTMLElement>('p')]
  vi.stubGlobal('getComputedStyle', () => ({ contentVisibility: 'auto' }))
  layOutOnNeed(article.signal)
  const seen = []
  while (root.hasAttribute('data-late')) {
    seen.push(parts.map((part) => part.style.contentVisibility))
    vi.advanceTimersToNextTimer()
  }
  expect(seen[0]).toEqual(['', ''])
  expect(parts.map((part) => part.style.contentVisibility)).toEqual(['visible', 'visible'])
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('lays out no more in one idle time than fits in it', () => {
  const callbacks: IdleRequestCallback[] = []
  vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback) => callbacks.push(callback))
  vi.stubGlobal('getComputedStyle', () => ({ contentVisibility: 'auto' }))
  document.body.innerHTML = `<div class="prose">${`<p>${LONG}</p>`.repeat(5)}</div>`
  const laidOut = () => document.querySelectorAll('p[style]').length
  const spend = (...left: number[]) =>
    callbacks.at(-1)?.({ didTimeout: false, timeRemaining: () => left.shift() ?? 0 })
  layOutOnNeed(article.signal)
  spend(0)
  expect(laidOut()).toBe(1)
  spend(40, 20, 3)
  expect(laidOut()).toBe(4)
  vi.unstubAllGlobals()
})

it('lays out small parts together', () => {
  vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback) =>
    callback({ didTimeout: false, timeRemaining: () => 40 }),
  )
  vi.stubGlobal('getComputedStyle', () => ({ contentVisibility: 'auto' }))
  document.body.innerHTML = `<div class="prose"><p>One</p><p>Two</p><p>${LONG}</p><p>End</p></div>`
  const layouts = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect')
  layOutOnNeed(article.signal)
  expect(document.querySelectorAll('p[style]')).toHaveLength(4)
  expect(layouts).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})

describe('Tab', () => {
  const parts = () =>
    [...document.querySelectorAll<HTMLElement>('p')].map((part) => part.style.contentVisibility)

  beforeEach(() => {
    document.body.innerHTML = '<a href="/">Home</a><div class="prose"><p>One</p><p>Two</p></div>'
    vi.stubGlobal('requestIdleCallback', vi.fn())
    vi.stubGlobal('getComputedStyle', (part: HTMLElement) => ({
      contentVisibility: part.textContent === 'Two' ? 'auto' : 'visible',
    }))
    layOutOnNeed(article.signal)
  })
  afterEach(() => {
    getSelection()?.removeAllRanges()
    vi.unstubAllGlobals()
  })

  it('does not look through what waits when it starts at the top of the page', () => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
    expect(parts()).toEqual(['', 'hidden'])
    document.querySelector('a')?.focus()
    expect(parts()).toEqual(['', ''])
  })

  it('leaves the page as it was when nothing has the focus after it', () => {
    vi.useFakeTimers()
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
    vi.advanceTimersToNextFrame()
    expect(parts()).toEqual(['', ''])
    vi.useRealTimers()
  })

  it.each([
    ['at a link', () => document.querySelector('a')?.focus()],
    ['in a text', () => getSelection()?.collapse(document.querySelector('p'))],
  ])('finds what waits when it starts %s', (_case, start) => {
    start()
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
    expect(parts()).toEqual(['', ''])
  })
})

it('leaves the layout of the next page alone', () => {
  layOutOnNeed(article.signal)
  article.abort()
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'End' }))
  expect(root.hasAttribute('data-late')).toBe(true)
})
