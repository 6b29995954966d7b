// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { stayAtShownEntry } from './history-entries'

it('undoes Back where the browser does not say to which entry the history has gone', () => {
  const go = vi.spyOn(window.history, 'go').mockImplementation(() => undefined)
  stayAtShownEntry()
  expect(go.mock.calls).toEqual([[1]])
})
