import { expect, it } from 'vitest'
import { Vocabulary } from './vocabulary'

it('numbers terms and counts their pages', () => {
  const vocabulary = new Vocabulary()
  const first = vocabulary.add('event', 0)
  expect(vocabulary.add('event', 0)).toBe(first)
  expect(vocabulary.add('event', 1)).toBe(first)
  vocabulary.add('rare', 1)
  expect(vocabulary.size).toBe(2)
  expect(vocabulary.rarity('rare', 2)).toBeGreaterThan(vocabulary.rarity('event', 2))
  expect(vocabulary.rarity('unknown', 2)).toBeGreaterThan(vocabulary.rarity('rare', 2))
})

it('gives the most used of the nearest terms first', () => {
  const vocabulary = new Vocabulary()
  vocabulary.add('ports', 0)
  vocabulary.add('posts', 0)
  vocabulary.add('posts', 1)
  expect(vocabulary.nearest('poets')).toEqual(['posts', 'ports'])
  expect(vocabulary.beginningWith('po')).toEqual(['posts', 'ports'])
  expect(vocabulary.nearest('abc')).toEqual([])
})
