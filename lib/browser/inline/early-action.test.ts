// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { giveUpEarlyActions, keepEarlyActions, replayEarlyAction } from './early-action'

const root = document.documentElement

/** Presses keys at an element; tells whether the browser still does its own with them. */
function press(init: KeyboardEventInit, target: EventTarget = document.body): boolean {
  return target.dispatchEvent(
    new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }),
  )
}

function click(selector: string, init: MouseEventInit = {}): boolean {
  const click = new MouseEvent('click', { ...init, bubbles: true, cancelable: true })
  return document.querySelector(selector)?.dispatchEvent(click) ?? false
}

/** What the scripts of the page hear once they have started. */
function replay(): string[] {
  root.setAttribute('data-started', '')
  const heard: string[] = []
  const end = new AbortController()
  document.addEventListener(
    'keydown',
    ({ key, ctrlKey, metaKey }) =>
      heard.push([ctrlKey && 'ctrl', metaKey && 'meta', key].filter(Boolean).join('+')),
    { signal: end.signal },
  )
  document.addEventListener(
    'click',
    ({ target }) => heard.push(target instanceof Element ? target.id : ''),
    { signal: end.signal },
  )
  replayEarlyAction()
  end.abort()
  return heard
}

beforeAll(keepEarlyActions)

beforeEach(() => {
  document.body.innerHTML = `
    <button id="mode" data-early-click=""><span></span></button>
    <button id="top" data-action="top"></button>
    <a id="menu" data-early-click="" href="#sidebar"></a>
    <a id="link" href="#x"></a>
    <input />`
})

afterEach(() => {
  replay()
  root.removeAttribute('data-started')
})

it.each([
  [{ key: 'k', ctrlKey: true }, 'ctrl+k'],
  [{ key: 'K', metaKey: true }, 'meta+K'],
  [{ key: '/' }, '/'],
])('keeps the search shortcut %j', (keys, heard) => {
  expect(press(keys)).toBe(false)
  expect(replay()).toEqual([heard])
})

it.each([
  { key: 'K', ctrlKey: true, shiftKey: true },
  { key: '/', ctrlKey: true },
  { key: 'k', ctrlKey: true, altKey: true },
  { key: 'k', ctrlKey: true, isComposing: true },
  { key: 'k' },
  { key: 'Escape' },
])('leaves %j to the browser', (keys) => {
  expect(press(keys)).toBe(true)
  expect(replay()).toEqual([])
})

it('leaves a slash in a field to the field', () => {
  expect(press({ key: '/' }, document.querySelector('input') ?? document)).toBe(true)
  expect(replay()).toEqual([])
})

it('keeps a click on what is in a marked control, and the last one only', () => {
  expect(click('#menu')).toBe(false)
  expect(click('#mode span')).toBe(false)
  expect(replay()).toEqual(['mode'])
})

it.each([
  ['#link', {}],
  ['#menu', { ctrlKey: true }],
  ['#menu', { metaKey: true }],
  ['#menu', { shiftKey: true }],
  ['#menu', { button: 1 }],
])('lets a click on %s with %j go where it goes', (selector, init) => {
  expect(click(selector, init)).toBe(true)
  expect(replay()).toEqual([])
})

it('keeps a click on a control of the reading script until that has started, not longer', () => {
  root.setAttribute('data-started', '')
  expect(click('#top')).toBe(false)
  root.setAttribute('data-reading', '')
  expect(replay()).toEqual(['top'])
  expect(click('#top')).toBe(true)
  root.removeAttribute('data-reading')
})

it('keeps nothing once the scripts have started', () => {
  root.setAttribute('data-started', '')
  expect(click('#menu')).toBe(true)
  expect(press({ key: 'k', ctrlKey: true })).toBe(true)
})

// Last: from here on nothing is kept.
it('follows the link that waits when a script fails, and keeps nothing more', () => {
  expect(click('#menu')).toBe(false)
  giveUpEarlyActions()
  expect(window.location.hash).toBe('#sidebar')
  expect(click('#mode')).toBe(true)
  expect(press({ key: '/' })).toBe(true)
})
