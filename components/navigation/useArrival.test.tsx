// @vitest-environment jsdom
import { act, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { HiddenTarget } from './useArrival'

const router = vi.hoisted(() => ({ current: {} }))
vi.mock('next/router', () => ({ useRouter: () => router.current }))

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
