import { act } from 'react'
import { expect, it, vi } from 'vitest'
import type { SearchClient } from '../../lib/search/search-client'
import { SEARCH_RESULTS } from '../../lib/site/constants'
import { MESSAGES } from '../../lib/site/messages'
import * as STORAGE_KEYS from '../../lib/site/storage-keys'
import { router } from '../../tests/fixtures/fake-router'
import { pressKey, renderForm } from '../../tests/fixtures/render-form'
import { marked, searchHit, searchResponse } from '../../tests/fixtures/search-hit'
import { translate } from '../../tests/fixtures/translate'
import { SearchButton } from './SearchButton'
import { SearchPage } from './SearchPage'

const { search } = vi.hoisted(() => ({ search: vi.fn<SearchClient['search']>() }))
vi.mock('../../lib/search/embedded/worker-client', () => ({
  createEmbeddedSearchClient: () => ({ search }),
}))

async function open(url: string) {
  router.pathname = '/search'
  window.history.pushState(null, '', url)
  const form = renderForm(
    <>
      <SearchButton />
      <SearchPage />
    </>,
  )
  await act(() => vi.dynamicImportSettled())
  await form.wait()
  return form
}

/** Presses the first button with a name, as the keyboard does. */
async function press(name: string | undefined): Promise<void> {
  const button = [...document.querySelectorAll('button')].find(
    (element) => (element.ariaLabel ?? element.textContent) === name,
  )
  if (button === undefined) throw new Error(`found no button ${name}`)
  button.focus()
  await act(async () => button.click())
}

it('§8 no hits: the query and up to 3 suggestions; choosing one moves the focus to the query', async () => {
  const suggestions = ['AddEvent', 'Events', 'Add', 'A fourth']
  search.mockResolvedValueOnce(searchResponse([], { suggestions }))
  search.mockResolvedValueOnce(searchResponse([searchHit()]))
  await open(`/search?q=${encodeURIComponent('<i>add')}`)
  const { noResultsFor, trySearchingFor, missingResults, letUsKnow } = MESSAGES
  expect(document.querySelector('.search-none')?.textContent).toMatch(
    new RegExp(`^${noResultsFor} "<i>add".*${trySearchingFor}.*${missingResults}.*${letUsKnow}`),
  )
  const buttons = [...document.querySelectorAll('.search-none li')]
  expect(buttons.map(({ textContent }) => textContent)).toEqual(
    suggestions.slice(0, SEARCH_RESULTS.maxSuggestions),
  )
  await press('AddEvent')
  const input = document.querySelector('input')
  expect(input?.value).toBe('AddEvent')
  expect(document.activeElement).toBe(input)
  expect(document.querySelector('[data-hit]')?.textContent).toContain('AddEvent')
  expect(window.location.search).toBe('?q=AddEvent')
})

it('Show more results keeps the focus, then moves it to the first new hit; equal text is there once', async () => {
  const hits = Array.from({ length: 40 }, (_, index) =>
    searchHit({ id: `hit-${index}`, url: `/docs/${index < 20 ? 'A' : 'B'}#a` }),
  )
  let respond = () => {}
  search.mockResolvedValueOnce(searchResponse(hits.slice(0, 20), { total: 40, isLastPage: false }))
  search.mockReturnValueOnce(
    new Promise((resolve) => {
      respond = () => resolve(searchResponse(hits.slice(20)))
    }),
  )
  await open('/search?q=event')
  expect(document.querySelector('.search-count')?.textContent).toBe(
    '40 results (20 shown) for event',
  )
  await press('Show more results')
  expect(document.activeElement?.textContent).toBe('Show more results')
  await act(async () => respond())
  expect(document.querySelector('.search-count')?.textContent).toBe('40 results for event')
  const first = document.activeElement
  expect([first?.getAttribute('data-hit'), first?.getAttribute('href')]).toEqual([
    'hit-20',
    '/docs/B',
  ])
  first?.addEventListener('click', (event) => event.preventDefault())
  for (const type of ['auxclick', 'click']) {
    localStorage.clear()
    act(() => void first?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true })))
    expect(Object.keys({ ...localStorage }).join()).toContain('/docs/B')
  }
  expect(document.querySelectorAll('.search-snippet')).toHaveLength(1)
})

it('hits of one name on a page keep their snippets, which tell them apart', async () => {
  const hits = ['/a#1', '/b#1', '/b#2'].map((url) =>
    searchHit({ id: url, url, headings: [marked('Port 443')], snippet: marked('TCP') }),
  )
  search.mockResolvedValueOnce(searchResponse(hits))
  await open('/search?q=port')
  expect(document.querySelectorAll('.search-snippet')).toHaveLength(3)
})

it('hits whose names show no match keep their snippets, even if they are the same', async () => {
  const headings = [[{ text: 'Pods and nodes', isMatch: false }]]
  const hits = ['/a#1', '/b#1'].map((url) =>
    searchHit({ id: url, url, headings, snippet: marked('ErrImagePull') }),
  )
  search.mockResolvedValueOnce(searchResponse(hits))
  await open('/search?q=ErrImagePull')
  expect(document.querySelectorAll('.search-snippet')).toHaveLength(2)
})

it('a page and its section show a snippet that both have once', async () => {
  const hits = [[], [marked('How it runs')]].map((headings) =>
    searchHit({ id: String(headings), url: '/a', headings, snippet: marked('argo-[events]') }),
  )
  search.mockResolvedValueOnce(searchResponse(hits))
  await open('/search?q=events')
  expect(document.querySelectorAll('.search-snippet')).toHaveLength(1)
})

it('a reader who translates the page can go on searching', async () => {
  const hits = (snippet: string) => [searchHit({ snippet: marked(snippet) })]
  search.mockResolvedValueOnce(searchResponse(hits('[Add] an event.'), { total: 2 }))
  const found = searchResponse(hits('To [add] an [event].'))
  search.mockImplementationOnce(() => new Promise((resolve) => setTimeout(resolve, 1000, found)))
  search.mockResolvedValueOnce(searchResponse([]))
  const form = await open('/search?q=add')
  const count = () => document.querySelector('.search-count')?.textContent
  translate(document.body)
  form.set('q', 'add event')
  await form.wait()
  expect(document.body.textContent).toContain('Searching')
  translate(document.body)
  await form.wait()
  expect(count()).toBe('1 result for add event')
  expect(document.querySelector('[data-hit]')?.textContent).toContain('AddEvent')
  translate(document.body)
  form.set('q', 'zzxqy')
  await form.wait()
  expect(document.body.textContent).toContain(MESSAGES.noResultsFor)
})

it('saving and removing searches keep the focus', async () => {
  const places = [0, 1].map((index) => ({ href: `/docs/${index}`, title: `Place ${index}` }))
  localStorage.setItem(STORAGE_KEYS.searchRecents, JSON.stringify(places))
  await open('/search')
  for (const name of [
    'Save Place 0 to favorites',
    'Remove Place 0 from favorites',
    'Remove Place 1 from recent searches',
  ]) {
    await press(name)
    expect(document.activeElement, name).toBe(document.querySelector('h1'))
  }
})

it('without the / shortcut, the search button does not name it', async () => {
  await open('/search')
  const shortcuts = () =>
    document.querySelector('[aria-keyshortcuts]')?.getAttribute('aria-keyshortcuts')
  expect(shortcuts()).toBe('Control+K Meta+K /')
  await act(async () => document.querySelector<HTMLElement>('[type=checkbox]')?.click())
  expect(shortcuts()).toBe('Control+K Meta+K')
  const button = document.querySelector<HTMLElement>('[aria-keyshortcuts]')
  const click = vi.spyOn(HTMLElement.prototype, 'click').mockReturnValue()
  button?.focus()
  expect(['Tab', ' '].map((key) => [pressKey(key), click.mock.calls.length])).toEqual([
    [true, 0],
    [false, 1],
  ])
})

it('without a query, the choice of a product ends', async () => {
  search.mockResolvedValue(searchResponse([searchHit()]))
  const form = await open('/search?q=add&product=stream')
  const urls = []
  for (const query of ['event', '', 'gpu']) {
    const before = window.location.search
    form.set('q', query)
    expect(window.location.search, 'until the reader pauses').toBe(before)
    await form.wait()
    urls.push(window.location.search)
  }
  expect(urls).toEqual(['?q=event&product=stream', '', '?q=gpu'])
})
