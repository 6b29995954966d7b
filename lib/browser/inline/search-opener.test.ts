// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import * as ROOT_ATTRIBUTES from '../../site/root-attributes'
import { isSearchShortcut, openModal } from './search-opener'

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
  ['Dvorak', 'k', 'KeyV', true],
  ['Dvorak, the key in the position of K', 't', 'KeyK', false],
  ['Cyrillic, another key', 'м', 'KeyV', false],
])('§2 Ctrl+K on a keyboard that is %s', (_layout, key, code, isOpened) => {
  expect(opens({ ...KEY_K, key, code })).toBe(isOpened)
})

it.each([
  ['Win32', 'ctrlKey', 'textarea', true],
  ['MacIntel', 'ctrlKey', 'textarea', false],
  ['MacIntel', 'metaKey', 'textarea', true],
  ['iPad', 'metaKey', 'input', true],
])('on %s, %s and K in a %s open search: %s', (platform, modifier, on, isOpened) => {
  const press = { key: 'k', code: 'KeyK', [modifier]: true }
  expect(opens({ ...press, on: `<${on}>` }, platform)).toBe(isOpened)
})

it.each([
  [{ key: '/' }, true],
  [{ key: '/', on: '<input>' }, false],
  [{ key: '/', on: '<input type="radio">' }, true],
  [{ key: '/', on: '<textarea>' }, false],
  [{ key: '/', on: '<p contenteditable>' }, false],
  [{ ...KEY_K, key: 'k', shiftKey: true }, false],
  [{ ...KEY_K, key: 'k', altKey: true }, false],
  [{ ...KEY_K, key: 'л', isComposing: true }, false],
])('%j opens search: %s', (press, isOpened) => {
  expect(opens(press)).toBe(isOpened)
})

it.each([
  [1009, true],
  [1024, false],
])('in a page of %i px, an open dialog keeps the place of a scrollbar: %s', (width, isKept) => {
  vi.stubGlobal('innerWidth', 1024)
  const root = document.documentElement
  vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(width)
  openModal(document.body.appendChild(document.createElement('dialog')))
  expect(root.hasAttribute(ROOT_ATTRIBUTES.scrollbar)).toBe(isKept)
})
