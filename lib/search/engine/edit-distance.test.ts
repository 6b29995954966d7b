import { expect, it } from 'vitest'
import { editDistance, errorsAllowed } from './edit-distance'

it.each([
  ['event', 'event', 0],
  ['evnet', 'event', 1],
  ['subtitel', 'subtitle', 1],
  ['watermak', 'watermark', 1],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['kitten', 'sitting', 3],
])('%j and %j are %i apart', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance)
})

it('allows longer words more errors', () => {
  expect([3, 4, 6, 12].map(errorsAllowed)).toEqual([0, 1, 2, 3])
})
