import { expect, it } from 'vitest'
import { activeHeadingIndex } from './useActiveHeading'

const tops = [100, 500, 900]

it.each([
  ['no heading', [], 0, false, -1],
  ['no heading, at the end', [], 0, true, -1],
  ['above the first heading', tops, 0, false, 0],
  ['at the first heading', tops, 100, false, 0],
  ['just above the second', tops, 499, false, 0],
  ['at the second', tops, 500, false, 1],
  ['between the second and the third', tops, 700, false, 1],
  ['at the last', tops, 900, false, 2],
  ['far below the last', tops, 9000, false, 2],
  ['at the end of a page whose last sections are short', tops, 400, true, 2],
  ['two headings at one place', [100, 500, 500], 500, false, 2],
])('%s', (_case, headings, line, isAtEnd, index) => {
  expect(activeHeadingIndex(headings, line, isAtEnd)).toBe(index)
})
