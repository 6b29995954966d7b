import { expect, it } from 'vitest'
import { newestMinors } from './test-upgrade'

it('every package may be of a newer minor version, and of no other major one', () => {
  const wanted = { a: '1.2.3', b: '^1.2.3', c: '20', d: 'npm:b@7.0.2', '@e/f': '0.4.6' }
  const expected = { a: '^1.2.3', b: '^1.2.3', c: '^20', d: 'npm:b@^7.0.2', '@e/f': '^0.4.6' }
  expect(newestMinors(wanted)).toEqual(expected)
})
