// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import * as ROOT_ATTRIBUTES from '../../site/root-attributes'

const scrollTo = vi.fn()
const observer = { resize: () => {}, observe: vi.fn(), disconnect: vi.fn() }

beforeEach(() => {
  vi.resetModules()
  vi.clearAllMocks()
  vi.stubGlobal('scrollTo', scrollTo)
  for (const wait of ['requestAnimationFrame', 'setTimeout'])
    vi.stubGlobal(wait, (callback: () => void) => callback())
  vi.stubGlobal('ResizeObserver', function observe(resize: () => void) {
    return Object.assign(observer, { resize })
  })
})

/** Opens a page at the place in its history entry, and returns how often it has gone there after each event. */
async function open(page: string, scrollY: unknown) {
  vi.stubGlobal('INLINE_PAGE', page)
  window.history.replaceState({ scrollY }, '')
  document.documentElement.removeAttribute(ROOT_ATTRIBUTES.started)
  const { keepPlace } = await import('./keep-place')
  const { listenForEarlyEvents } = await import('./early-events')
  listenForEarlyEvents()
  keepPlace()
  return (type: string, more: object = {}) => {
    window.dispatchEvent(Object.assign(new Event(type), more))
    return scrollTo.mock.calls.length
  }
}

it('a page without a place stays at its top, and returns to its last one from the cache', async () => {
  const fire = await open('home', undefined)
  expect(fire('scroll')).toBe(0)
  vi.stubGlobal('scrollY', 70)
  fire('pagehide')
  expect(fire('pageshow', { persisted: false })).toBe(0)
  fire('pageshow', { persisted: true })
  expect(scrollTo.mock.calls).toEqual([[{ top: 70, behavior: 'instant' }]])
})

it.each(['pointerdown', 'wheel', 'touchstart', 'keydown', 'click', 'popstate'])(
  'a page keeps its place while it gets its layout, until a %s',
  async (action) => {
    const fire = await open('home', 300)
    expect(observer.observe.mock.calls).toEqual([[document.documentElement]])
    observer.resize()
    expect(fire('scroll')).toBe(2)
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 300, behavior: 'instant' })
    expect(observer.disconnect).not.toHaveBeenCalled()
    fire(action)
    expect(fire('scroll')).toBe(2)
    expect(observer.disconnect).toHaveBeenCalledOnce()
  },
)

it.each([
  ['home', 1],
  ['search', 2],
])('on the page %s, its place is kept after React has started: %i', async (page, count) => {
  const fire = await open(page, 0)
  fire('scroll')
  document.documentElement.setAttribute(ROOT_ATTRIBUTES.started, '')
  await Promise.resolve()
  expect(fire('scroll')).toBe(count)
  fire('wheel')
})
