import { afterEach, expect, it, vi } from 'vitest'
import { documentAnswers } from './document-answers'

afterEach(() => vi.unstubAllGlobals())

const { signal } = new AbortController()

it.each([200, 404, 500])('a document that answers %i answers', async (status) => {
  vi.stubGlobal('fetch', async () => new Response('', { status }))
  expect(await documentAnswers('/docs', signal)).toBe(true)
})

it('without a network none answers', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await documentAnswers('/docs', signal)).toBe(false)
})
