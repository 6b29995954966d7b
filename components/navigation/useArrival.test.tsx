import { act, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { router as fake, send } from '../../tests/fixtures/fake-router'
import { renderForm } from '../../tests/fixtures/render-form'
import { HiddenTarget, useArrival } from './useArrival'

const router = vi.hoisted(() => ({ current: {} }))
vi.mock('next/router', async () => ({
  ...(await import('../../tests/fixtures/fake-router')),
  useRouter: () => router.current,
}))

const found: string[] = []

function look(who: string): void {
  if (document.getElementById('ports') !== null) found.push(who)
}

function Page() {
  useLayoutEffect(() => look('page'))
  return <h2 id="ports">Ports</h2>
}

/** Looks for the heading after all effects of the app, as Next's container does. */
function Container() {
  useLayoutEffect(() => look('container'))
  return (
    <>
      <Page />
      <HiddenTarget />
    </>
  )
}

it('effects of a page find the heading in the URL, and Next does not', async () => {
  window.history.replaceState(null, '', '#ports')
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  for (const commit of ['first', 'second']) {
    router.current = {}
    found.length = 0
    await act(async () => root.render(<Container key="app" />))
    look('after the task')
    expect(found, commit).toEqual(['page', 'after the task'])
  }
  act(() => root.unmount())
})

const entry = { key: 'a' }
const scrollTo = vi.fn()
const visible: { current: string | undefined } = { current: undefined }
let isNavigating = false
let arrivedAt: number | null = null

function Arrival() {
  arrivedAt = useArrival(visible, () => isNavigating)
  return (
    <>
      <h1 id="main-content">Title</h1>
      <a href="/docs/FTC">FTC</a>
      <h2 id="ports">Ports</h2>
    </>
  )
}

function openPage() {
  window.history.replaceState({ key: 'k' }, '', '/docs?q=a')
  vi.stubGlobal('navigation', { currentEntry: entry })
  vi.stubGlobal('scrollTo', scrollTo.mockReset())
  vi.stubGlobal('scrollY', 0)
  fake.beforePopState.mockReset()
  fake.replace.mockReset()
  renderForm(<Arrival />)
  const [traverse] = fake.beforePopState.mock.calls[0] ?? []
  return { link: document.querySelector('a'), traverse }
}
const go = (url: string, shallow = false) => {
  send('routeChangeStart', url, { shallow })
  const left = arrivedAt
  send('routeChangeComplete', url, { shallow })
  return left
}
const focused = () => document.activeElement?.textContent

it('a link leads to the title, and Back to the place and the link that the reader left', () => {
  const { link, traverse } = openPage()
  expect([window.history.scrollRestoration, arrivedAt]).toEqual(['manual', expect.any(Number)])
  link?.focus()
  vi.stubGlobal('scrollY', 40)
  expect(go('/docs/FTC')).toBeNull()
  expect([arrivedAt, focused()]).toEqual([expect.any(Number), 'Title'])
  expect(scrollTo).not.toHaveBeenCalled()
  const state = { key: 'k', scrollY: 40, link: `${link?.href} 0`, note: { terms: ['gpu'] } }
  window.history.replaceState(state, '', '/docs?q=a')
  entry.key = 'b'
  expect(traverse({ url: '/docs?q=a', as: '/docs?q=a#b' })).toBe(false)
  const options = { shallow: true, scroll: false }
  expect(fake.replace.mock.calls).toEqual([['/docs?q=a', '/docs?q=a#b', options]])
  go('/docs?q=a#b')
  expect(scrollTo.mock.calls).toEqual([[{ top: 40, behavior: 'instant' }]])
  expect(focused()).toBe('FTC')
  expect(window.history.state).toMatchObject({ note: { terms: ['gpu'] } })
})

it('Back to the page on screen, after a navigation that failed, loads nothing', () => {
  const { traverse } = openPage()
  entry.key = visible.current ?? ''
  expect(traverse({ url: '/docs', as: '/docs' })).toBe(false)
  expect(fake.replace).not.toHaveBeenCalled()
  isNavigating = true
  traverse({ url: '/docs/FTC?q=b', as: '/docs/FTC?q=b' })
  isNavigating = false
  const options = { shallow: false, scroll: false }
  expect(fake.replace.mock.calls).toEqual([['/docs/FTC?q=b', '/docs/FTC?q=b', options]])
})

it('a link to a heading focuses it; another query moves nothing', () => {
  openPage()
  window.location.hash = '#ports'
  send('hashChangeStart', '/docs#ports', { shallow: false })
  send('hashChangeComplete', '/docs#ports', { shallow: false })
  expect(focused()).toBe('Ports')
  document.querySelector('a')?.focus()
  const before = arrivedAt
  expect(go('/docs?q=b#ports', true)).toBe(before)
  expect([arrivedAt, focused()]).toEqual([before, 'FTC'])
  expect(scrollTo).not.toHaveBeenCalled()
})

it('in a page enlarged with two fingers, the title is moved into view', () => {
  openPage()
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  const calls = [1, 1.5].map((scale) => {
    vi.stubGlobal('visualViewport', { scale })
    go('/docs/FTC')
    return scroll.mock.calls.length
  })
  expect(calls).toEqual([0, 1])
  expect(scroll).toHaveBeenCalledWith({ behavior: 'instant' })
})

it('the place is stored when a scroll ends, and when the reader leaves', () => {
  openPage()
  const places = ['scroll', 'pagehide'].map((name, index) => {
    vi.stubGlobal('scrollY', index + 1)
    const target = name === 'scroll' ? document : window
    target.dispatchEvent(new Event(name))
    const now = window.history.state.scrollY
    vi.advanceTimersByTime(150)
    return [now, window.history.state.scrollY]
  })
  expect(places).toEqual([
    [undefined, 1],
    [2, 2],
  ])
})
