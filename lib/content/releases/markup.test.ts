import { expect, it } from 'vitest'
import { parseRange, printRange } from './markup'

it.each([
  [{}, '- -'],
  [{ from: '4.8' }, '4.8 -'],
  [{ to: '5.0' }, '- 5.0'],
  [{ from: '4.8', to: '5.0' }, '4.8 5.0'],
])('the range %j is printed as %s, and read back', (range, printed) => {
  expect(printRange(range)).toBe(printed)
  expect(parseRange(printed)).toEqual({ from: undefined, to: undefined, ...range })
})
