// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { enhanceScrollBoxes } from './scroll-boxes'

type Size = Pick<Element, 'scrollWidth' | 'clientWidth' | 'scrollHeight' | 'clientHeight'>

const fits: Size = { scrollWidth: 500, clientWidth: 500, scrollHeight: 300, clientHeight: 300 }

let observed: Element[] = []
let notify: (targets: readonly Element[]) => void = () => undefined

/** Stands for the browser's observer, which jsdom does not have. */
class FakeResizeObserver {
  constructor(callback: (entries: readonly { target: Element }[]) => void) {
    notify = (targets) =>
      callback(targets.filter((el) => observed.includes(el)).map((target) => ({ target })))
  }
  observe(target: Element) {
    observed.push(target)
  }
  disconnect() {
    observed = []
  }
}

beforeEach(() => {
  observed = []
  vi.stubGlobal('ResizeObserver', FakeResizeObserver)
  document.body.innerHTML = `
    <div class="table" tabindex="0">Table</div>
    <figure class="code"><pre tabindex="0">Code</pre></figure>
    <pre tabindex="0">Other</pre>`
})
afterEach(() => vi.unstubAllGlobals())

function resize(element: Element, size: Partial<Size>): void {
  for (const [name, value] of Object.entries({ ...fits, ...size }))
    Object.defineProperty(element, name, { value, configurable: true })
  notify([element])
}

const stopsTab = (element: Element) => element.getAttribute('tabindex') === '0'
const boxes = () => [...document.querySelectorAll('.table, .code > pre')]

it.each([
  ['fits', {}, false],
  ['is wider', { scrollWidth: 501 }, true],
  ['is higher', { scrollHeight: 301 }, true],
])('content that %s: the Tab key stops at the box: %s', (_case, size, isStop) => {
  enhanceScrollBoxes(document.body, new AbortController().signal)
  for (const box of boxes()) resize(box, size)
  expect(boxes().map(stopsTab)).toEqual([isStop, isStop])
})

it('follows the window when it gets narrower and wider', () => {
  enhanceScrollBoxes(document.body, new AbortController().signal)
  const [table] = boxes()
  if (table === undefined) throw new Error('no table')
  resize(table, {})
  expect(stopsTab(table)).toBe(false)
  resize(table, { clientWidth: 300 })
  expect(stopsTab(table)).toBe(true)
})

it('leaves other boxes alone, and ends with the article', () => {
  const article = new AbortController()
  enhanceScrollBoxes(document.body, article.signal)
  expect(observed).toEqual(boxes())
  article.abort()
  expect(observed).toEqual([])
})
