// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { followMovedAnchor, onReveal, revealTarget } from './reveal-target'

it('opens the sections around the target, and no others', () => {
  Element.prototype.scrollIntoView = () => undefined
  document.body.innerHTML = `
    <details><summary>Outer</summary>
      <details><summary>Inner</summary><h3 id="deep">Deep</h3></details>
    </details>
    <details><summary>Other</summary></details>`
  revealTarget('deep')
  const open = [...document.querySelectorAll('details[open] > summary')]
  expect(open.map(({ textContent }) => textContent)).toEqual(['Outer', 'Inner'])
})

it('the target of the URL becomes visible even if the element that hides it hydrates late', async () => {
  document.body.innerHTML = '<div style="display: none"><h3 id="late">Late</h3></div>'
  // jsdom has no layout, so it cannot compute visibility.
  Element.prototype.checkVisibility = function () {
    return this.closest('[style]') === null
  }
  window.location.hash = '#late'
  const end = onReveal((target) => target.parentElement?.removeAttribute('style'))
  await Promise.resolve()
  expect(document.activeElement?.id).toBe('late')
  end()
})

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
