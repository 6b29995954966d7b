// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { SEARCH_OPENER_ATTRIBUTE } from '../../site/element-ids'
import * as ROOT_ATTRIBUTES from '../../site/root-attributes'
import * as SEARCH_BOX from '../../site/search-box'
import { isSearchShortcut, listenForSearchBeforeHydration } from './search-opener'

afterEach(() => void vi.unstubAllGlobals())

type Press = KeyboardEventInit & { readonly on?: string }

// jsdom does not implement `isContentEditable`.
Object.defineProperty(HTMLElement.prototype, 'isContentEditable', {
  get(this: HTMLElement) {
    return this.hasAttribute('contenteditable')
  },
})

/** Whether a key press opens search. `on` is the HTML of the element that has focus. */
function opens({ on = '<main>', ...press }: Press, platform = 'Win32'): boolean {
  vi.stubGlobal('navigator', { platform })
  document.body.innerHTML = on
  const element = document.body.querySelector<HTMLElement>('*') ?? document.body
  let result = false
  element.addEventListener('keydown', (event) => {
    result = isSearchShortcut(event)
  })
  element.dispatchEvent(new KeyboardEvent('keydown', press))
  return result
}

const KEY_K = { code: 'KeyK', ctrlKey: true } as const

it.each([
  ['Latin', 'k', 'KeyK', true],
  ['Caps Lock', 'K', 'KeyK', true],
  ['Cyrillic', 'л', 'KeyK', true],
  ['Greek', 'κ', 'KeyK', true],
  ['Hebrew', 'ל', 'KeyK', true],
  ['Arabic', 'ن', 'KeyK', true],
  ['Dvorak', 'k', 'KeyV', true],
  ['Dvorak, the key in the position of K', 't', 'KeyK', false],
  ['Turkish F, the key in the position of K', 'ı', 'KeyK', false],
  ['Cyrillic, another key', 'м', 'KeyV', false],
])('§2 Ctrl+K on a keyboard that is %s', (_layout, key, code, isOpened) => {
  expect(opens({ ...KEY_K, key, code })).toBe(isOpened)
})

it.each([
  ['Win32', 'Ctrl', 'textarea', true],
  ['MacIntel', 'Ctrl', 'textarea', false],
  ['MacIntel', 'Ctrl', 'main', true],
  ['MacIntel', 'Cmd', 'textarea', true],
  ['iPad', 'Ctrl', 'input', false],
  ['iPad', 'Cmd', 'input', true],
])('on %s, %s+K in a %s opens search: %s', (platform, modifier, on, isOpened) => {
  const press = {
    key: 'k',
    code: 'KeyK',
    ctrlKey: modifier === 'Ctrl',
    metaKey: modifier === 'Cmd',
  }
  expect(opens({ ...press, on: `<${on}>` }, platform)).toBe(isOpened)
})

it.each([
  [{ key: '/' }, true],
  [{ key: '/', on: '<input>' }, false],
  [{ key: '/', on: '<input type="radio">' }, true],
  [{ key: '/', on: '<textarea>' }, false],
  [{ key: '/', on: '<select>' }, false],
  [{ key: '/', on: '<p contenteditable>' }, false],
  [{ key: '/', ctrlKey: true }, false],
  [{ ...KEY_K, key: 'k', shiftKey: true }, false],
  [{ ...KEY_K, key: 'k', altKey: true }, false],
  [{ ...KEY_K, key: 'л', isComposing: true }, false],
])('%j opens search: %s', (press, isOpened) => {
  expect(opens(press)).toBe(isOpened)
})

/** Inserts a search box and a link to it. jsdom does not implement dialogs. */
function insertBox(): HTMLDialogElement {
  document.body.innerHTML = `
    <a href="#search" ${SEARCH_OPENER_ATTRIBUTE}>Search</a>
    <dialog id="${SEARCH_BOX.id}"><form><input></form></dialog>`
  const dialog = document.querySelector('dialog')
  if (dialog === null) throw new Error('found no dialog')
  dialog.showModal = () => dialog.setAttribute('open', '')
  dialog.close = () => dialog.removeAttribute('open')
  return dialog
}

it.each([
  ['opens the box', false],
  ['leads to the search page once a script has failed', true],
])('before hydration, a search link %s', (_case, hasFailed) => {
  const root = document.documentElement
  root.toggleAttribute(ROOT_ATTRIBUTES.scriptsFailed, hasFailed)
  listenForSearchBeforeHydration()
  const dialog = insertBox()
  const link = document.querySelector('a')
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  link?.dispatchEvent(click)
  expect(dialog.hasAttribute('open')).toBe(!hasFailed)
  expect(click.defaultPrevented).toBe(!hasFailed)
  // A click after hydration ends listening.
  root.setAttribute(ROOT_ATTRIBUTES.started, '')
  link?.click()
  for (const name of [ROOT_ATTRIBUTES.started, ROOT_ATTRIBUTES.scriptsFailed])
    root.removeAttribute(name)
})

it('shortcuts pressed while the page loads open the box once', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  document.body.innerHTML = ''
  listenForSearchBeforeHydration()
  for (const press of [KEY_K, { key: 'Escape' }, KEY_K])
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'k', bubbles: true, cancelable: true, ...press }),
    )
  const dialog = insertBox()
  dispatchEvent(new Event('DOMContentLoaded'))
  expect(dialog.hasAttribute('open')).toBe(true)
})
