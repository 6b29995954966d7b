import { expect, it, vi } from 'vitest'
import { type ChangeUrl, UrlWriter } from './useSearchUrl'

/** A fake router whose navigation ends when the test calls `finish`. */
function createRouter() {
  let finish = () => {}
  const change = vi.fn<ChangeUrl>(() => new Promise<void>((resolve) => (finish = resolve)))
  return { change, finish: () => finish() }
}

it('waits for the router and each change in progress; only the last waiting change is applied', async () => {
  const { change, finish } = createRouter()
  const writer = new UrlWriter()
  for (const search of ['?q=a', '?q=ab']) writer.write(search, 'replace')
  expect(change).not.toHaveBeenCalled()
  writer.connect(change)
  writer.write('?q=abc', 'push')
  writer.write('?q=abcd', 'replace')
  expect(change.mock.calls).toEqual([['?q=ab', 'replace']])
  finish()
  // A waiting `push` is not downgraded to `replace`.
  await vi.waitFor(() => expect(change).toHaveBeenLastCalledWith('?q=abcd', 'push'))
})

it('a URL that the reader navigated to discards waiting changes', () => {
  const { change } = createRouter()
  const writer = new UrlWriter()
  expect(writer.hasArrivedAt('?q=a')).toBe(true)
  writer.write('?q=a', 'replace')
  writer.connect(change)
  expect(change).not.toHaveBeenCalled()
  writer.write('?q=b', 'push')
  writer.write('?q=c', 'push')
  expect(writer.hasArrivedAt('?q=b')).toBe(false)
  expect(writer.hasArrivedAt('?q=a')).toBe(true)
  expect(change.mock.calls).toEqual([['?q=b', 'push']])
})
