import { afterEach, expect, it, vi } from 'vitest'
import { loadFile, loadOnce, OutdatedError } from './load-file'

afterEach(() => void vi.unstubAllGlobals())

const page = new Response('<p>Sign in</p>', { headers: { 'content-type': 'text/html' } })

it.each([
  ['lacks the file', new Response('', { status: 404 }), true],
  ['sends a page instead, for example from a captive portal', page, true],
  ['is out of order', new Response('', { status: 503 }), false],
])('says whether the site has changed if the server %s', async (_, response, isOutdated) => {
  vi.stubGlobal('fetch', async () => response)
  const error = await loadFile('/search-index.json').catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Error)
  expect(error instanceof OutdatedError).toBe(isOutdated)
})

it('keeps a list, but not one that is malformed', async () => {
  const answers = ['{}', '[1]', '[2]']
  vi.stubGlobal('fetch', async () => new Response(answers.shift()))
  const load = () => loadOnce('/list.json', (value): value is number => typeof value === 'number')
  await expect(load()).rejects.toThrow('/list.json is malformed')
  expect(await load()).toEqual([1])
  expect(await load()).toEqual([1])
})
