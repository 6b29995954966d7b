import { expect, it } from 'vitest'
import { chosen } from './choose'

const table = { one: 1, two: 2, three: 3 }

it.each([
  [[], ['one', 'two', 'three']],
  [
    ['three', 'one'],
    ['one', 'three'],
  ],
])('of %j chooses %j', (names, expected) => {
  expect(chosen(table, names).map(([name]) => name)).toEqual(expected)
})

it('says which names there are', () => {
  expect(() => chosen(table, ['one', 'four'])).toThrow(
    'Found "four", expected one of one, two, three.',
  )
})
