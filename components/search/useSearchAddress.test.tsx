// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSearchAddress } from './useSearchAddress'

const state = vi.hoisted(() => ({
  router: { asPath: '/search', isReady: true, push: vi.fn(), replace: vi.fn() },
}))
const events = vi.hoisted(() => ({ on: vi.fn(), off: vi.fn() }))
vi.mock('next/router', () => ({ useRouter: () => ({ ...state.router, events }) }))
vi.mock('./useKeptResults', () => ({ keptOnReturn: () => null }))

beforeEach(() => {
  const { router } = state
  router.isReady = true
  for (const method of [router.push, router.replace]) method.mockReset().mockResolvedValue(true)
})
afterEach(cleanup)

/** The page at an address; the reader may have typed before it ran. */
function open(asPath: string, typed = '') {
  state.router.asPath = asPath
  const input = { current: document.createElement('input') }
  input.current.value = typed
  const hook = renderHook(() => useSearchAddress(input))
  return {
    input: input.current,
    address: () => hook.result.current,
    type: (query: string) => act(async () => hook.result.current.show({ query, product: null })),
    /** The router shows another address. */
    go: (path: string) =>
      act(async () => {
        state.router.asPath = path
        hook.rerender()
      }),
  }
}

const asked = (method: 'push' | 'replace') =>
  state.router[method].mock.calls.map(([address]) => address)

it('shows what the address asks for, in its own words', () => {
  const { input, address } = open('/search?q=+add+event&product=ftc#main-content')
  expect(address().view).toEqual({ query: 'add event', product: 'ftc' })
  expect(input.value).toBe('add event')
  expect(asked('replace')).toEqual(['/search?q=add%20event&product=ftc'])
})

it('what the reader typed before goes before the address, once the router is ready', async () => {
  state.router.isReady = false
  const { input, address, go } = open('/search?q=logo', 'event ')
  expect(address().view.query).toBe('event ')
  expect(input.value).toBe('event ')
  expect(asked('push')).toEqual([])
  state.router.isReady = true
  await go('/search?q=logo')
  expect(asked('push')).toEqual(['/search?q=event'])
})

it('asks the router for one change after the other, and only for the last of those that wait', async () => {
  const { address, type, go } = open('/search?utm_source=mail')
  let finish = (_isDone: boolean) => {}
  state.router.replace.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)))
  for (const query of ['a', 'ad', 'add']) await type(query)
  expect(asked('replace')).toEqual(['/search?q=a&utm_source=mail'])
  await go('/search?q=a&utm_source=mail')
  expect(address().view.query).toBe('add')
  await act(async () => finish(true))
  expect(asked('replace').slice(1)).toEqual(['/search?q=add&utm_source=mail'])
})

it('begins a new entry of the history for what is typed after a pause, and follows the way back', async () => {
  const { input, address, type, go } = open('/search')
  await type('add')
  await go('/search?q=add')
  act(() => address().settle())
  await type('logo')
  expect(asked('push')).toEqual(['/search?q=logo'])
  await go('/search?q=logo')
  await go('/search?q=add')
  expect(address().view.query).toBe('add')
  expect(input.value).toBe('add')
  expect(asked('replace')).toEqual(['/search?q=add'])
})
