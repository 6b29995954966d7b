import { expect, it, vi } from 'vitest'
import { explainFailedImport, loadFile, loadOnce, OutdatedError } from './load-file'

const page = new Response('<p>Sign in</p>', { headers: { 'content-type': 'text/html' } })

it.each([
  ['lacks the file', new Response('', { status: 404 }), true],
  ['sends a page instead, for example from a captive portal', page, true],
  ['is out of order', new Response('', { status: 500 }), false],
])('says whether the site has changed if the server %s', async (_, response, isOutdated) => {
  vi.stubGlobal('fetch', async () => response)
  const error = await loadFile('/search-index.json').catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Error)
  expect(error instanceof OutdatedError).toBe(isOutdated)
})

it.each([
  ['a busy server, if its release is still there', new Response(), 'chunk failed'],
  ['a busy server, if it answers nothing else either', new Response('', { status: 500 }), '500'],
  ['a new release, if its own is gone', new Response('', { status: 404 }), OutdatedError],
])('a script that fails means %s', async (_, response, expected) => {
  const fetched: string[] = []
  vi.stubGlobal('window', { __NEXT_DATA__: { buildId: 'release' } })
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url)
    return response
  })
  await expect(explainFailedImport(new Error('chunk failed'))).rejects.toThrow(expected)
  expect(fetched).toEqual(['/_next/static/release/_buildManifest.js'])
})

it('keeps a list, but not one that is malformed', async () => {
  const answers = ['{}', '[1]', '[2]']
  vi.stubGlobal('fetch', async () => new Response(answers.shift()))
  const load = () => loadOnce('/list.json', (value): value is number => typeof value === 'number')
  await expect(load()).rejects.toThrow('/list.json is malformed')
  expect(await load()).toEqual([1])
  expect(await load()).toEqual([1])
})
