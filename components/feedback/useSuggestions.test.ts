import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const page = { path: '/docs', title: 'Docs', description: 'All products' }

const response = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

/** Opens a page of the site: nothing is loaded yet. */
async function openPage(fetch: () => Promise<Response>) {
  vi.resetModules()
  const calls = vi.fn(fetch)
  vi.stubGlobal('fetch', calls)
  const { loadPageList } = await import('./useSuggestions')
  return { loadPageList, calls }
}

beforeEach(() => vi.stubEnv('SITE_BASE_PATH', '/help'))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

it('loads the list below the base path, once', async () => {
  const { loadPageList, calls } = await openPage(async () => response([page]))
  const lists = await Promise.all([loadPageList(), loadPageList()])
  expect(lists).toEqual([[page], [page]])
  expect(await loadPageList()).toEqual([page])
  expect(calls.mock.calls).toEqual([['/help/page-map/pages.json']])
})

it('leaves out entries that are no pages', async () => {
  const entries = [page, null, 'x', {}, { ...page, title: 7 }, { path: '/a', title: 'A' }]
  const { loadPageList } = await openPage(async () => response(entries))
  expect(await loadPageList()).toEqual([page])
})

describe('fails, and tries again on the next call', () => {
  it.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
    ['not found', async () => response([], 404), 'The list of pages answered 404.'],
    ['no JSON', async () => new Response('<!doctype html>'), 'JSON'],
    ['no list', async () => response({}), 'The list of pages is not a list.'],
  ])('%s', async (_case, failure, message) => {
    const { loadPageList, calls } = await openPage(failure)
    await expect(loadPageList()).rejects.toThrow(message)
    calls.mockImplementation(async () => response([page]))
    expect(await loadPageList()).toEqual([page])
  })
})
