// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { documentStatus } from './full-load'

/** Opens a document: what was in memory is gone, what is in session storage is not. */
async function openDocument() {
  vi.resetModules()
  return import('./full-load')
}

beforeEach(() => window.sessionStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('allows one full load per address', async () => {
  const { claimFullLoad } = await openDocument()
  expect(['/a', '/a', '/b', '/a', '/b'].map(claimFullLoad)).toEqual([
    true,
    false,
    true,
    false,
    false,
  ])
})

it('remembers it after the load', async () => {
  const before = await openDocument()
  before.claimFullLoad('/a')
  const { claimFullLoad } = await openDocument()
  expect(['/a', '/b'].map(claimFullLoad)).toEqual([false, true])
})

it('allows it again after a success', async () => {
  const { claimFullLoad, forgetFullLoad } = await openDocument()
  claimFullLoad('/a')
  claimFullLoad('/b')
  forgetFullLoad('/a')
  expect(['/a', '/b'].map(claimFullLoad)).toEqual([true, false])
})

it('allows it again after half a minute', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { claimFullLoad } = await openDocument()
  claimFullLoad('/a')
  vi.advanceTimersByTime(29_999)
  expect(claimFullLoad('/a')).toBe(false)
  vi.advanceTimersByTime(1)
  expect(claimFullLoad('/a')).toBe(true)
})

it('allows it again on another visit', async () => {
  const before = await openDocument()
  before.claimFullLoad('/a')
  window.sessionStorage.clear()
  const { claimFullLoad } = await openDocument()
  expect(claimFullLoad('/a')).toBe(true)
})

it.each(['{"a":', '{"/a":"x"}', '"/a"', 'null', '[7, null]'])(
  'passes over %j in session storage',
  async (text) => {
    window.sessionStorage.setItem('full-loads', text)
    const { claimFullLoad } = await openDocument()
    expect(['/a', '/a'].map(claimFullLoad)).toEqual([true, false])
  },
)

describe('where session storage is denied', () => {
  it('the claim lasts as long as the document', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const { claimFullLoad } = await openDocument()
    expect(['/a', '/a', '/b'].map(claimFullLoad)).toEqual([true, false, true])
  })
})

const { signal } = new AbortController()

it.each([200, 404, 500])('a document answers with %i', async (status) => {
  vi.stubGlobal('fetch', async () => new Response('', { status }))
  expect(await documentStatus('/docs', signal)).toBe(status)
})

it('without a network none answers', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await documentStatus('/docs', signal)).toBeNull()
})
