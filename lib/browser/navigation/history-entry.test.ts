// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import {
  focusLink,
  NO_NOTE,
  returnToEntry,
  setEntryNote,
  storedPlace,
  storePlace,
} from './history-entry'

it('a history entry keeps the reader’s place: scroll position, link, and note', () => {
  document.body.innerHTML = '<a href="/a">1</a><a href="/b">2</a><a href="/a">3</a>'.repeat(2)
  storePlace()
  expect(window.history.state, 'Next has not set a state yet').toBeNull()
  window.history.replaceState({ key: 'k', link: 1, note: { terms: 'gpu' } }, '')
  expect(storedPlace()).toEqual({ scrollY: undefined, link: '', note: NO_NOTE })
  vi.stubGlobal('scrollY', 12.6)
  document.querySelectorAll('a')[2]?.focus()
  const replaceState = vi.spyOn(window.history, 'replaceState')
  setEntryNote({ terms: ['gpu'] })
  storePlace()
  expect(replaceState, 'Safari counts each change').toHaveBeenCalledOnce()
  const { link, ...place } = storedPlace()
  expect(place).toEqual({ scrollY: 13, note: { terms: ['gpu'], resultPages: 1 } })
  expect(window.history.state).toMatchObject({ key: 'k' })
  document.body.insertAdjacentHTML('afterbegin', '<a href="/a">A section of the sidebar</a>')
  document.querySelector('a')?.focus()
  storePlace()
  expect(storedPlace().link).toBe(`${window.location.origin}/a 4`)
  document.querySelector('a')?.blur()
  storePlace()
  expect(storedPlace().link).toBe('')
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  expect([focusLink('/gone 0'), focusLink(link)]).toEqual([false, true])
  expect(document.activeElement?.textContent).toBe('3')
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
})

it('a failed navigation returns to the entry of the visible page, and Retry leads on', () => {
  const traverseTo = vi.fn()
  expect(returnToEntry('a')).toBeNull()
  vi.stubGlobal('navigation', { currentEntry: { key: 'b' }, traverseTo })
  expect([returnToEntry(undefined), returnToEntry('b')]).toEqual([null, null])
  returnToEntry('a')?.()
  expect(traverseTo.mock.calls).toEqual([['a'], ['b']])
})
