import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SearchEngine } from '../../lib/search/engine/search-engine'
import type { SearchClient } from '../../lib/search/search-client'
import {
  LOADER_DELAY_MS,
  PX_PER_EM,
  SEARCH_RESULTS,
  TYPING_PAUSE_MS,
} from '../../lib/site/constants'
import { MESSAGES } from '../../lib/site/messages'
import * as STORAGE_KEYS from '../../lib/site/storage-keys'
import { pageAt } from '../../tests/fixtures/page-context'
import { pressKey, renderForm } from '../../tests/fixtures/render-form'
import { INDEX } from '../../tests/fixtures/search-index'
import { translate } from '../../tests/fixtures/translate'
import { PageContext } from '../ui/PageContext'
import { SearchBox } from './SearchBox'

const mocks = vi.hoisted(() => {
  let load = () => {}
  const loading = new Promise<void>((resolve) => {
    load = resolve
  })
  const events = { on: () => undefined, off: () => undefined }
  return {
    search: vi.fn<SearchClient['search']>(),
    router: { push: vi.fn(), events },
    /** The code of the modal waits for `load`. */
    loading,
    load: () => load(),
  }
})
vi.mock('./SearchModal', async (original) => {
  await mocks.loading
  return original()
})
vi.mock('next/router', () => ({ default: mocks.router, useRouter: () => mocks.router }))
vi.mock('../../lib/search/embedded/worker-client', () => ({
  createEmbeddedSearchClient: () => ({ search: mocks.search }),
}))
vi.stubGlobal('fetch', async () => new Response('[]'))

const engine = new SearchEngine(INDEX)

beforeEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '', '/docs/Stream/AddEvent')
  mocks.router.push.mockClear()
  mocks.search.mockReset().mockImplementation(async (request) => engine.search(request))
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  renderForm(
    <PageContext value={pageAt('/docs/Stream/AddEvent')}>
      <SearchBox />
    </PageContext>,
  )
})

/** Waits until code has loaded and results are announced. */
async function pause(): Promise<void> {
  mocks.load()
  await act(() => vi.dynamicImportSettled())
  await act(() => vi.advanceTimersByTimeAsync(TYPING_PAUSE_MS))
}
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
function one<Kind extends HTMLElement>(selector: string): Kind {
  const element = document.querySelector<Kind>(selector)
  if (element === null) throw new Error(`found no ${selector}`)
  return element
}
const input = () => one<HTMLInputElement>('input[role=combobox]')
const dialog = () => one<HTMLDialogElement>('dialog')
const options = () => all('[role=option]')
const active = () => one('[role=option][aria-selected=true]')
const status = () => one('.unseen[aria-live]').textContent

/** @returns whether the browser still handles the event */
function send(event: Event, target: Element | undefined): boolean {
  act(() => void target?.dispatchEvent(event))
  return !event.defaultPrevented
}
const HANDLED = { bubbles: true, cancelable: true }
const click = (target: Element | undefined, init: MouseEventInit = {}, type = 'click') =>
  send(new MouseEvent(type, { ...HANDLED, ...init }), target)
function enter(text: string): void {
  input().value = text
  send(new Event('input', HANDLED), input())
}
async function open(): Promise<void> {
  pressKey('k', { ctrlKey: true })
  await pause()
}
async function searchFor(query: string): Promise<void> {
  enter(query)
  await pause()
}
const button = (name: string) => {
  const found = all('button').find((element) => (element.ariaLabel ?? element.textContent) === name)
  if (found === undefined) throw new Error(`found no button ${name}`)
  return found
}

describe('before a query', () => {
  it('says that it loads, and its keys act once after it is opened again', async () => {
    pressKey('k', { ctrlKey: true })
    await act(() => vi.advanceTimersByTimeAsync(LOADER_DELAY_MS))
    expect(one('dialog .loader').textContent).toBe('Loading search')
    await pause()
    for (const _ of ['close', 'open']) pressKey('k', { ctrlKey: true })
    await pause()
    pressKey('ArrowDown')
    expect(document.activeElement).toBe(one('a[data-start]'))
    pressKey('ArrowUp')
    pressKey('ArrowUp')
    expect(document.activeElement).toBe(all('a[data-start]').at(-1))
  })

  it('§8 none at first; a followed hit is a recent search, a saved one a favorite', async () => {
    await open()
    expect(dialog().textContent).toContain(MESSAGES.noRecentSearches)
    await searchFor('AddEvent')
    pressKey('Enter')
    expect(dialog().open).toBe(false)
    await open()
    const saved = () => all('section').map(({ textContent }) => textContent)
    expect(saved()).toEqual([expect.stringMatching(/^RecentAddEvent/)])
    const save = button('Save AddEvent to favorites')
    act(() => save.focus())
    click(save)
    expect(saved()).toEqual([expect.stringMatching(/^FavoritesAddEvent/)])
    expect(document.activeElement).toBe(input())
    expect(localStorage.getItem(STORAGE_KEYS.searchFavorites)).toContain('/docs/Stream/AddEvent')
    click(button('Remove AddEvent from favorites'))
    expect(dialog().textContent).toContain(MESSAGES.noRecentSearches)
  })
})

describe('results', () => {
  beforeEach(open)

  it('arrow keys wrap, the pointer selects a hit, and typing selects the first', async () => {
    await searchFor('event')
    // Numbered across the groups of pages.
    const numbers = options().map((option) => [option.ariaPosInSet, option.ariaSetSize].join('/'))
    expect(numbers).toEqual(numbers.map((_, index) => `${index + 1}/${numbers.length}`))
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    pressKey('ArrowUp')
    expect(active()).toBe(options().at(-1))
    expect(scroll.mock.calls).toEqual([[{ block: 'nearest' }]])
    pressKey('ArrowDown')
    expect(active()).toBe(options()[0])
    click(options()[2], {}, 'mousemove')
    expect(active()).toBe(options()[2])
    expect(click(active(), {}, 'mousedown'), 'the focus stays in the input').toBe(false)
    for (const key of ['Home', 'End', 'Tab', 's']) expect(pressKey(key), key).toBe(true)
    await searchFor('an event')
    expect(active()).toBe(options()[0])
  })

  it('a reader who translates the page can go on typing', async () => {
    for (const query of ['zzxqy', 'event', 'add event', 'zzxqy']) {
      await searchFor(query)
      translate(dialog())
    }
    await searchFor('AddEvent')
    expect(active().textContent).toContain('AddEvent')
  })

  it('the input is a combobox that points to its list, and results are announced when typing pauses', async () => {
    expect(input().ariaExpanded).toBe('false')
    for (const text of ['Add', 'AddEvent']) {
      enter(text)
      await act(() => vi.advanceTimersByTimeAsync(TYPING_PAUSE_MS - 1))
      expect(status()).toBe('')
      expect(input().getAttribute('aria-activedescendant')).toBeNull()
    }
    await pause()
    expect(status()).toMatch(/^\d+ results? for "AddEvent"$/)
    expect(input().ariaExpanded).toBe('true')
    expect(input().getAttribute('aria-activedescendant')).toBe(active().id)
    expect(input().getAttribute('aria-controls')).toBe(one('[role=listbox]').id)
    await searchFor('zzxqy')
    expect(input().ariaExpanded).toBe('false')
    expect(status()).toBe(`${MESSAGES.noResultsFor} "zzxqy"`)
  })

  it('hits opened in new tabs each note their words, also the title above them; the modal stays open', async () => {
    await searchFor('gpu operator')
    const title = one('a[aria-hidden]')
    for (const link of [options()[0], title]) click(link, { button: 1 }, 'auxclick')
    for (const href of ['/docs/FTC/Install#gpu', '/docs/FTC/Install'])
      expect(localStorage.getItem(STORAGE_KEYS.searchArrival + href), href).toContain('"gpu"')
    const [recent] = JSON.parse(localStorage.getItem(STORAGE_KEYS.searchRecents) ?? '[]')
    expect(recent).toMatchObject({ href: '/docs/FTC/Install', page: null })
    expect(dialog().open).toBe(true)
  })

  it('Enter follows a hit as a click with the same keys would, but not while it ends a composition', async () => {
    await searchFor('AddEvent')
    for (const init of [{ isComposing: true }, { keyCode: 229 }])
      expect(pressKey('Enter', init)).toBe(true)
    expect(dialog().open).toBe(true)
    const follow = vi.fn((event: Event) => event.preventDefault())
    document.body.addEventListener('click', follow, { once: true })
    pressKey('Enter', { ctrlKey: true })
    expect(follow.mock.lastCall).toEqual([
      expect.objectContaining({ target: options()[0], cancelable: true, ctrlKey: true }),
    ])
  })

  it('results of one product, also in the footer’s link', async () => {
    await searchFor('kubernetes')
    expect(one('[href^="/search"]').textContent).toBe(`See all ${options().length} results`)
    click(one('input[name=product][value=ftc]'))
    await pause()
    expect(options().map((hit) => hit.getAttribute('href'))).toEqual(['/docs/FTC/Install'])
    expect(one('[href^="/search"]').getAttribute('href')).toBe('/search?q=kubernetes&product=ftc')
  })

  it.each([
    [768, SEARCH_RESULTS.narrowSnippetWords],
    [769, SEARCH_RESULTS.snippetWords],
  ])('§9 in a window of %i px, a snippet has at most %i words', async (width, snippetWords) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: width <= Number(/max-width: ([\d.]+)em/.exec(query)?.[1]) * PX_PER_EM,
    }))
    await searchFor('409')
    expect(mocks.search.mock.lastCall?.[0]).toMatchObject({ snippetWords })
  })

  it('a word that no page has is shown above the results for the others, and announced', async () => {
    await searchFor('Nielsen gpu')
    const missing = 'No page contains "Nielsen". Showing results for the rest.'
    expect(one('.search-missing').textContent).toBe(missing)
    expect(status()).toMatch(new RegExp(`^\\d+ results? for "Nielsen gpu"\\. ${missing}$`))
    expect(active().textContent).toContain('GPU')
  })
})

it.each([
  ['Retry', () => click(button(MESSAGES.retry))],
  ['Enter', () => pressKey('Enter')],
  ['the next input', () => enter('AddEvent')],
  ['the network', () => act(() => void window.dispatchEvent(new Event('online')))],
])('a failed search shows an error; %s starts it again', async (_way, retry) => {
  const failure = () => all('[role=alert] p').map(({ textContent }) => textContent)
  await open()
  mocks.search.mockRejectedValueOnce(new Error('away'))
  await searchFor('AddEven')
  expect(failure()).toEqual([MESSAGES.searchFailed, MESSAGES.checkConnection])
  expect(status(), 'the alert announces the error').toBe('')
  expect(document.activeElement).toBe(input())
  retry()
  await pause()
  expect(failure()).toEqual([])
  expect(active().textContent).toContain('AddEvent')
})
