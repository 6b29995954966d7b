import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const items = [
  { label: 'FAQ', path: '/docs/FTC/FAQ', isPlaceholder: true },
  { label: 'Tutorials', path: '/docs/FTC/Tutorials', hasChildren: true },
]

const response = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

/** Opens a page of the site: nothing is loaded yet. */
async function openPage(fetch: () => Promise<Response>) {
  vi.resetModules()
  const calls = vi.fn(fetch)
  vi.stubGlobal('fetch', calls)
  const { loadSection } = await import('./load-section')
  return { loadSection, calls }
}

beforeEach(() => vi.stubEnv('SITE_BASE_PATH', '/help'))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

it('loads a section below the base path, once', async () => {
  const { loadSection, calls } = await openPage(async () => response(items))
  expect(await loadSection('/docs/FTC')).toEqual(items)
  expect(await loadSection('/docs/FTC')).toEqual(items)
  expect(calls.mock.calls).toEqual([['/help/page-map/docs/FTC.json']])
})

it('loads each section from its own file', async () => {
  const { loadSection, calls } = await openPage(async () => response(items))
  await loadSection('/docs/FTC')
  await loadSection('/docs/Stream')
  expect(calls).toHaveBeenLastCalledWith('/help/page-map/docs/Stream.json')
})

describe('fails, and tries again on the next call', () => {
  it.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
    ['not found', async () => response([], 404), '/docs/FTC: answered 404'],
    ['no JSON', async () => new Response('<!doctype html>'), 'JSON'],
    ['no list', async () => response({ items }), 'holds no list of pages'],
    ['an entry without label', async () => response([{ path: '/a' }]), 'holds no list of pages'],
    ['an entry that is none', async () => response([null]), 'holds no list of pages'],
    [
      'an entry whose own list is none',
      async () => response([{ label: 'A', path: '/a', hasChildren: true, items: 7 }]),
      'holds no list of pages',
    ],
  ])('%s', async (_case, failure, message) => {
    const { loadSection, calls } = await openPage(failure)
    await expect(loadSection('/docs/FTC')).rejects.toThrow(message)
    calls.mockImplementation(async () => response(items))
    expect(await loadSection('/docs/FTC')).toEqual(items)
  })
})
