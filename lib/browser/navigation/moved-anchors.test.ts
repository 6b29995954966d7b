// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { followMovedAnchor } from './moved-anchors'

const MOVED = { '/docs/FTC/Old': { upgrade: '/docs/FTC/New#upgrade' } }
const goTo = vi.fn()

function respond(body: unknown, status = 200): void {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }))
}

beforeEach(() => {
  goTo.mockReset()
  window.history.replaceState(null, '', '/docs/FTC/Old#upgrade')
})

it.each(['', '?utm_source=mail'])(
  'redirects to the new URL and keeps the query %j',
  async (query) => {
    window.history.replaceState(null, '', `/docs/FTC/Old${query}#upgrade`)
    respond(MOVED)
    await followMovedAnchor('upgrade', goTo)
    expect(goTo).toHaveBeenCalledWith(`/docs/FTC/New${query}#upgrade`)
  },
)

it.each(['other', 'constructor'])('stays on the page for an unknown heading: %s', async (id) => {
  respond(MOVED)
  await followMovedAnchor(id, goTo)
  expect(goTo).not.toHaveBeenCalled()
})

it('does not redirect a reader who has meanwhile navigated away', async () => {
  vi.stubGlobal('fetch', async () => {
    window.history.replaceState(null, '', '/docs')
    return new Response(JSON.stringify(MOVED))
  })
  await followMovedAnchor('upgrade', goTo)
  expect(goTo).not.toHaveBeenCalled()
})

it('logs a warning when the list cannot be loaded', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  respond(null, 503)
  await followMovedAnchor('upgrade', goTo)
  expect(warn).toHaveBeenCalledOnce()
  expect(goTo).not.toHaveBeenCalled()
  warn.mockRestore()
})
