import { afterEach, expect, it, vi } from 'vitest'
import { documentStatus } from './document-status'

afterEach(() => vi.unstubAllGlobals())

const { signal } = new AbortController()

it.each([200, 404, 500])('a document answers with %i', async (status) => {
  vi.stubGlobal('fetch', async () => new Response('', { status }))
  expect(await documentStatus('/docs', signal)).toBe(status)
})

it('without a network none answers', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await documentStatus('/docs', signal)).toBeNull()
})
