// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { ARRIVAL_HIGHLIGHT } from '../../site/constants'
import { highlightArrival } from './highlight-arrival'

const highlights = new Map<string, ReadonlySet<Range>>()

// jsdom has no layout, so it cannot compute visibility.
Element.prototype.checkVisibility = function () {
  return this.closest('details:not([open])') === null
}

const words = () => [...(highlights.get('search-terms') ?? [])].map(String)

beforeEach(() => {
  vi.useFakeTimers()
  highlights.clear()
  // jsdom has no Custom Highlight API.
  vi.stubGlobal('CSS', { highlights })
  vi.stubGlobal('Highlight', function highlight(...ranges: Range[]) {
    return new Set(ranges)
  })
})

function arrive(article: string, terms: readonly string[]): void {
  document.body.innerHTML = `<main><h1>AddEvent</h1>${article}</main>`
  highlightArrival(terms, new AbortController().signal)
}

it('§2 words are highlighted in title and text, a name that may break as a whole', () => {
  arrive(
    '<div class="prose"><p>First:</p><p>Helm upgrades add<wbr>Event.</p><button>AddEvent</button></div>',
    ['addevent', 'helm', 'upgrade'],
  )
  expect(words()).toEqual(['AddEvent', 'Helm', 'upgrades', 'addEvent'])
})

it('a phrase is highlighted as a whole or not at all', () => {
  arrive('<div class="prose"><p>To set up Helm, set permissions. C++, not C.</p></div>', [
    'set up',
    'c++',
  ])
  expect(words()).toEqual(['set up', 'C++'])
})

const { maxTries, intervalMs } = ARRIVAL_HIGHLIGHT
const LATE = '<div class="late">Each call has a usertoken.</div>'
const appear = () => document.querySelector('.late')?.classList.add('prose')

it('content that appears late is highlighted', () => {
  arrive(LATE, ['addevent', 'usertoken'])
  vi.advanceTimersByTime((maxTries - 1) * intervalMs - 1)
  expect(words()).toEqual([])
  appear()
  vi.advanceTimersByTime(1)
  expect(words()).toEqual(['AddEvent', 'usertoken'])
})

it('content that appears after ten tries, 100 ms apart, is not highlighted', () => {
  arrive(LATE, ['usertoken'])
  vi.advanceTimersByTime((maxTries - 1) * intervalMs)
  appear()
  vi.runAllTimers()
  expect(words()).toEqual([])
})

it('collapsed content with highlighted words opens', () => {
  const [found, other] = ['front', 'rear'].map((word) => `<details><p>The ${word}</p></details>`)
  arrive(`<div class="prose">${found}${other}</div>`, ['front'])
  expect(words()).toEqual(['front'])
  const open = [...document.querySelectorAll('details[open]')]
  expect(open.map(({ textContent }) => textContent)).toEqual(['The front'])
})

it('opening a section or a tab by hand keeps the highlights; another click or Escape clears them', () => {
  const article = `<div class="prose"><p>The front</p><details><summary>More</summary></details>
    <label><input type="radio">Linux</label></div>`
  for (const end of [
    () => document.querySelector('p')?.click(),
    () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
  ]) {
    arrive(article, ['front'])
    for (const element of document.querySelectorAll<HTMLElement>('summary, label')) element.click()
    expect(words()).toEqual(['front'])
    end()
    expect(words()).toEqual([])
  }
})
