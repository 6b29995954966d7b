import { expect, it, vi } from 'vitest'
import { allowsPrefetch } from './connection'

it.each([
  [undefined, true],
  [{}, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: false }, true],
  [{ effectiveType: '4g', saveData: true }, false],
])('prefetching on the connection %j is allowed: %s', (connection, isAllowed) => {
  vi.stubGlobal('navigator', { connection })
  expect(allowsPrefetch()).toBe(isAllowed)
})
