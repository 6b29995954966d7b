import { afterEach, expect, it, vi } from 'vitest'
import { copyFile } from './CopyPage'

afterEach(() => vi.unstubAllGlobals())

/** A browser with the given response and clipboard; returns what was copied. */
function browser(response: () => Promise<Response>, writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('fetch', response)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
}

const text = async () => new Response('# Page', { headers: { 'content-type': 'text/markdown' } })

it('copies the text of the file', async () => {
  const copied: string[] = []
  browser(text, async (value) => {
    copied.push(value)
  })
  expect(await copyFile('/docs.md')).toBe('copied')
  expect(copied).toEqual(['# Page'])
})

it.each([
  ['the network is away', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the file is missing', async () => new Response('', { status: 404 })],
  [
    'a page comes instead',
    async () => new Response('<h1>', { headers: { 'content-type': 'text/html' } }),
  ],
])('says that the text is unreachable when %s', async (_case, response) => {
  browser(response, async () => undefined)
  expect(await copyFile('/docs.md')).toBe('unreachable')
})

it('says that copying is denied, also where there is no clipboard', async () => {
  browser(text, () => Promise.reject(new DOMException('denied')))
  expect(await copyFile('/docs.md')).toBe('denied')
  vi.stubGlobal('navigator', {})
  expect(await copyFile('/docs.md')).toBe('denied')
})
