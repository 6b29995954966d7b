// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSearchUrl } from './useSearchUrl'

const state = vi.hoisted(() => ({
  router: { asPath: '/search', isReady: true, push: vi.fn(), replace: vi.fn() },
}))
const events = vi.hoisted(() => ({ on: vi.fn(), off: vi.fn() }))
vi.mock('next/router', () => ({ useRouter: () => ({ ...state.router, events }) }))
vi.mock('./useSavedResults', () => ({ savedOnReturn: () => null }))

beforeEach(() => {
  const { router } = state
  router.isReady = true
  for (const method of [router.push, router.replace]) method.mockReset().mockResolvedValue(true)
})
afterEach(cleanup)

/** The page at a URL; the reader may have typed before it ran. */
function open(asPath: string, typed = '') {
  state.router.asPath = asPath
  const input = { current: document.createElement('input') }
  input.current.value = typed
  const hook = renderHook(() => useSearchUrl(input))
  return {
    input: input.current,
    url: () => hook.result.current,
    type: (query: string) => act(async () => hook.result.current.show({ query, product: null })),
    /** The router shows another URL. */
    go: (path: string) =>
      act(async () => {
        state.router.asPath = path
        hook.rerender()
      }),
  }
}

const asked = (method: 'push' | 'replace') => state.router[method].mock.calls.map(([url]) => url)

it('asks the router for one change after the other, and only for the last of those that wait', async () => {
  const { url, type, go } = open('/search?utm_source=mail')
  let finish = (_isDone: boolean) => {}
  state.router.replace.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)))
  for (const query of ['a', 'ad', 'add']) await type(query)
  expect(asked('replace')).toEqual(['/search?q=a&utm_source=mail'])
  await go('/search?q=a&utm_source=mail')
  expect(url().view.query).toBe('add')
  await act(async () => finish(true))
  expect(asked('replace').slice(1)).toEqual(['/search?q=add&utm_source=mail'])
})
