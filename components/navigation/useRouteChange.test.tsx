// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, vi } from 'vitest'
import { send } from '../../tests/fixtures/fake-router'
import { useRouteChange } from './useRouteChange'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

vi.mock('next/router', () => import('../../tests/fixtures/fake-router'))

let isNavigating = () => false
function Navigation() {
  isNavigating = useRouteChange({ current: undefined }).isNavigating
  return null
}

beforeEach(() => act(() => createRoot(document.createElement('div')).render(<Navigation />)))

// Back that comes before the end of such a change must cancel the change.
it.each([
  ['a link to a heading', 'hashChangeStart', 'hashChangeComplete', false],
  ['a new query', 'routeChangeStart', 'routeChangeComplete', true],
  ['a link to a page', 'routeChangeStart', 'routeChangeComplete', false],
])('a navigation is under way from start to end: %s', (_case, start, complete, shallow) => {
  expect(isNavigating()).toBe(false)
  send(start, '/docs#a', { shallow })
  expect(isNavigating()).toBe(true)
  send(complete, '/docs#a', { shallow })
  expect(isNavigating()).toBe(false)
})

it('a canceled navigation is no longer under way', () => {
  send('routeChangeStart', '/docs?q=a', { shallow: true })
  send('routeChangeError', { cancelled: true }, '/docs?q=a')
  expect(isNavigating()).toBe(false)
})
