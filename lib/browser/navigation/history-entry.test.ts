// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { focusLink, NO_NOTE, setEntryNote, storedPlace, storePlace } from './history-entry'

it('a history entry keeps the reader’s place: scroll position, link, and note', () => {
  document.body.innerHTML = '<a href="/a">1</a><a href="/b">2</a><a href="/a">3</a>'.repeat(2)
  storePlace()
  expect(window.history.state, 'Next has not set a state yet').toBeNull()
  window.history.replaceState({ key: 'k', link: 1, note: { terms: 'gpu' } }, '')
  expect(storedPlace()).toEqual({ scrollY: undefined, link: '', note: NO_NOTE })
  vi.stubGlobal('scrollY', 12.6)
  document.querySelectorAll('a')[2]?.focus()
  setEntryNote({ terms: ['gpu'] })
  const { link, ...place } = storedPlace()
  expect(place).toEqual({ scrollY: 13, note: { terms: ['gpu'], resultPages: 1 } })
  expect(window.history.state).toMatchObject({ key: 'k' })
  document.body.insertAdjacentHTML('afterbegin', '<a href="/a">A section of the sidebar</a>')
  document.querySelector('a')?.focus()
  expect([focusLink('/gone 0'), focusLink(link)]).toEqual([false, true])
  expect(document.activeElement?.textContent).toBe('3')
})
