// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { followMovedAnchor } from './moved-anchors'

const MOVED = { '/docs/FTC/Old': { upgrade: '/docs/FTC/New#upgrade' } }
const leadTo = vi.fn()

function respond(body: unknown, status = 200): void {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }))
}

beforeEach(() => {
  leadTo.mockReset()
  window.history.replaceState(null, '', '/docs/FTC/Old#upgrade')
})

it.each(['', '?utm_source=mail'])('leads on to the new URL, with the query %j', async (query) => {
  window.history.replaceState(null, '', `/docs/FTC/Old${query}#upgrade`)
  respond(MOVED)
  await followMovedAnchor('upgrade', leadTo)
  expect(leadTo).toHaveBeenCalledWith(`/docs/FTC/New${query}#upgrade`)
})

it.each(['other', 'constructor'])('leaves the reader at an unknown heading: %s', async (id) => {
  respond(MOVED)
  await followMovedAnchor(id, leadTo)
  expect(leadTo).not.toHaveBeenCalled()
})

it('leaves a reader alone who has gone elsewhere meanwhile', async () => {
  vi.stubGlobal('fetch', async () => {
    window.history.replaceState(null, '', '/docs')
    return new Response(JSON.stringify(MOVED))
  })
  await followMovedAnchor('upgrade', leadTo)
  expect(leadTo).not.toHaveBeenCalled()
})

it('warns when the list does not load', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  respond(null, 503)
  await followMovedAnchor('upgrade', leadTo)
  expect(warn).toHaveBeenCalledOnce()
  expect(leadTo).not.toHaveBeenCalled()
  warn.mockRestore()
})
