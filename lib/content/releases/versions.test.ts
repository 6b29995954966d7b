import { expect, it } from 'vitest'
import { compareVersions } from './versions'

it.each([
  ['5.5', '5.4', 1],
  ['5.0', '4.8', 1],
  ['5.9', '5.10', -1],
  ['5.5', '5.5', 0],
  ['5.5', '5.5.1', -1],
])('%s compared to %s', (a, b, sign) => {
  expect(Math.sign(compareVersions(a, b))).toBe(sign)
  expect(Math.sign(compareVersions(b, a))).toBe(sign === 0 ? 0 : -sign)
})
