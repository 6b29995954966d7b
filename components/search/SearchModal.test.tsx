// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { listenForSearch } from '../../lib/browser/search/search-box'
import type { SearchClient } from '../../lib/search/search-client'
import { MESSAGES } from '../../lib/site/messages'
import { marked, searchAnswer, searchHit } from '../../tests/fixtures/search-hit'
import { SearchModal } from './SearchModal'

const search = vi.hoisted(() => vi.fn<SearchClient['search']>())
vi.mock('../../lib/search/load-search-client', () => ({
  loadSearchClient: async () => ({ search }),
}))

const addEvent = searchHit()
const page = searchHit({
  id: 'page',
  address: '/docs/FTC',
  page: { title: marked('FTC'), product: 'ftc' },
  headings: [],
})

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
    this.querySelector('input')?.focus()
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  listenForSearch({ page: '/search', placeholder: 'Search docs', maxLength: 64 })
})

beforeEach(() => {
  window.matchMedia = vi.fn().mockReturnValue({ matches: false })
  // Newer browsers tell when they have scrolled.
  Element.prototype.scrollTo = () => Promise.resolve()
  Element.prototype.scrollIntoView = vi.fn()
  search.mockReset().mockResolvedValue(searchAnswer([addEvent, page]))
})
afterEach(() => {
  cleanup()
  document.querySelector('dialog')?.close()
  localStorage.clear()
})

/** Opens the box, types a query and adds React, as late code does. */
function open(query = '') {
  fireEvent.keyDown(document.body, { key: '/' })
  const box = screen.getByRole<HTMLDialogElement>('dialog')
  const input = screen.getByRole<HTMLInputElement>('combobox')
  input.value = query
  const { unmount } = render(<SearchModal box={box} />, {
    container: box.querySelector('div') ?? box,
  })
  return { box, input, unmount }
}

const press = (input: Element, key: string, more: object = {}) =>
  fireEvent.keyDown(input, { key, ...more })
const active = () => screen.getByRole('option', { selected: true })

it('takes over what was typed before it was there', async () => {
  const { input } = open('add')
  expect(document.activeElement).toBe(input)
  await screen.findAllByRole('option')
  expect(search.mock.calls[0]?.[0]).toMatchObject({
    query: 'add',
    hitsPerPage: 20,
    snippetWords: 10,
  })
})

it('points from the input to one list and its active option', async () => {
  const { input } = open('add')
  const [first] = await screen.findAllByRole('option')
  expect(input.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
  expect(input.getAttribute('aria-activedescendant')).toBe(first?.id)
  expect(screen.getByRole('group', { name: 'AddEvent' }).contains(first ?? null)).toBe(true)
  press(input, 'ArrowUp')
  expect(active().textContent).toContain('FTC')
  expect(input.getAttribute('aria-activedescendant')).toBe(active().id)
  press(input, 'ArrowDown')
  expect(active()).toBe(first)
})

it('D13 Enter follows the active hit, but not while a word is composed', async () => {
  const { box, input } = open('add')
  await screen.findAllByRole('option')
  press(input, 'Enter', { isComposing: true })
  press(input, 'Enter', { keyCode: 229 })
  expect(box.open).toBe(true)
  // The test has no pages to go to.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  press(input, 'Enter')
  expect(box.open).toBe(false)
  expect(localStorage.getItem('search.recents')).toContain('AddEvent#parameters')
})

it('§8 says that results could not be fetched, and Enter asks again', async () => {
  search.mockRejectedValueOnce(new Error('away'))
  const { input } = open('add')
  expect((await screen.findByRole('alert')).textContent).toContain(MESSAGES.searchFailed)
  press(input, 'Enter')
  await screen.findAllByRole('option')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('begins anew when the query is cleared, and ends without a trace', async () => {
  const { input, unmount } = open('add')
  await screen.findAllByRole('option')
  fireEvent.click(screen.getByRole('button', { name: 'Clear the query' }))
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(input.getAttribute('aria-expanded')).toBe('false')
  screen.getByText(MESSAGES.noRecentSearches)
  expect(unmount).not.toThrow()
})
