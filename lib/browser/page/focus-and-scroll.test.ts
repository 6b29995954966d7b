// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { focusWithoutScroll, keepInView, moveFocusOut } from './focus-and-scroll'

it.each([
  ['<dialog><input id="to"><p><button id="from"></button></p></dialog>', 'to'],
  ['<ul><li><button id="to"></button><a href="/" id="from">A</a></li></ul>', 'to'],
  ['<h1 id="main-content">A</h1><p><a href="/" id="from">B</a></p>', 'main-content'],
  ['<h1 id="main-content">A</h1><p id="from"></p><a href="/" id="to">B</a>', 'to'],
])('the focus leaves what goes away: %s', (html, id) => {
  document.body.innerHTML = html
  const from = document.getElementById('from')
  const start = from?.tabIndex === 0 ? from : document.getElementById('to')
  start?.focus()
  if (from) moveFocusOut(from)
  expect(document.activeElement?.id).toBe(id)
})

it('an element gets the focus without a scroll, and keeps a tab index of its own', () => {
  document.body.innerHTML = '<h2>A</h2><h2 tabindex="0">B</h2><a href="/">C</a>'
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  for (const element of document.querySelectorAll<HTMLElement>('h2, a')) focusWithoutScroll(element)
  expect(document.body.innerHTML).toBe(
    '<h2 tabindex="-1">A</h2><h2 tabindex="0">B</h2><a href="/">C</a>',
  )
  expect(focus.mock.calls).toEqual(Array(3).fill([{ preventScroll: true }]))
})

it.each([
  ['the first link shows what is above it', 0, 300, 0],
  ['a link above the list', 1, 90, 50 - (100 + 40 - 90)],
  ['a link below what sticks', 1, 150, 50 - (100 + 30 + 40 - 150), 900, '30px'],
  ['a link in the list', 1, 200, 50],
  ['a link just inside the list', 1, 440, 50],
  ['a link below the list', 1, 445, 50 + (465 - 460) + 40],
  ['a link below a window that ends before the list', 1, 390, 50 + (410 - 400) + 40, 400],
])(
  'a list scrolls so that its link is visible: %s',
  (_case, index, top, expected, height = 900, padding = '') => {
    document.body.innerHTML = '<nav><a href="/a">A</a><a href="/b">B</a></nav>'
    vi.stubGlobal('innerHeight', height)
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return this.tagName === 'NAV' ? new DOMRect(0, 100, 0, 400) : new DOMRect(0, top, 0, 20)
    })
    const list = document.querySelector('nav')
    const link = document.querySelectorAll('a')[index]
    if (list === null || link === undefined) throw new Error('found no list')
    list.style.scrollPaddingTop = padding
    list.scrollTop = 50
    keepInView(list, link)
    expect(list.scrollTop).toBe(expected)
  },
)
