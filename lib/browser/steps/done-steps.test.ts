// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { doneSteps } from './done-steps'

const PATH = '/docs/Guide'

beforeEach(() => {
  doneSteps(PATH).set([])
  localStorage.clear()
})

it('keeps the steps of a page under its path and tells its listeners', () => {
  const onChange = vi.fn()
  const unsubscribe = doneSteps(PATH).subscribe(onChange)
  doneSteps(PATH).set(['one', 'two'])
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(doneSteps(PATH).get()).toEqual(['one', 'two'])
  expect(doneSteps('/docs/Other').get()).toEqual([])
  expect(localStorage.getItem(`steps.done.${PATH}`)).toBe('["one","two"]')
  unsubscribe()
  doneSteps(PATH).set([])
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(localStorage.length).toBe(0)
})

it('returns the same list until it changes', () => {
  doneSteps(PATH).set(['one'])
  expect(doneSteps(PATH).get()).toBe(doneSteps(PATH).get())
})

it('follows other tabs', () => {
  const onChange = vi.fn()
  const unsubscribe = doneSteps(PATH).subscribe(onChange)
  window.dispatchEvent(
    new StorageEvent('storage', { key: `steps.done.${PATH}`, newValue: '["three"]' }),
  )
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(doneSteps(PATH).get()).toEqual(['three'])
  unsubscribe()
})

it('reads storage anew when nobody listened meanwhile', () => {
  doneSteps(PATH).set(['one'])
  localStorage.setItem(`steps.done.${PATH}`, '["two"]')
  const unsubscribe = doneSteps(PATH).subscribe(() => undefined)
  expect(doneSteps(PATH).get()).toEqual(['two'])
  unsubscribe()
})
