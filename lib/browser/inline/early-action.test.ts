// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { giveUpEarlyActions, keepEarlyActions, replayEarlyAction } from './early-action'

const root = document.documentElement

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
  root.removeAttribute('data-scripts-failed')
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
})

it('follows the link that waits when a script fails, and keeps nothing more', () => {
  expect(click('#menu')).toBe(false)
  giveUpEarlyActions()
  expect(window.location.hash).toBe('#sidebar')
  expect(click('#mode')).toBe(true)
})
