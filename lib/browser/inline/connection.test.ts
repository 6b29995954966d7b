import { afterEach, expect, it, vi } from 'vitest'
import { allowsPrefetch } from './connection'

afterEach(() => vi.unstubAllGlobals())

const cases = [
  [{}, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: false }, true],
  [{ effectiveType: '4g', saveData: true }, false],
  [{ saveData: true }, false],
  [{ saveData: 'on' }, true],
] as const

it.each(cases)('prefetching on the connection %j is allowed: %s', (connection, isAllowed) => {
  vi.stubGlobal('navigator', { connection })
  expect(allowsPrefetch()).toBe(isAllowed)
})

it.each([{}, { connection: null }, { connection: undefined }, { connection: 'fast' }])(
  'prefetches in a browser without connection information: %j',
  (navigator) => {
    vi.stubGlobal('navigator', navigator)
    expect(allowsPrefetch()).toBe(true)
  },
)
