import { describe, expect, it } from 'vitest'
import { worsened } from './worsened'

const bytes = (value: number) => ({ 'Bytes, brotli 11': { home: { html: value } } })
const times = (value: number) => ({ 'Milliseconds of a click': { guide: { median: value } } })
const scores = (value: number) => ({ Lighthouse: { home: { performance: value } } })

describe('worsened', () => {
  it.each([
    ['more bytes', bytes(10_000), bytes(10_030), true],
    ['a few bytes', bytes(10_000), bytes(10_010), false],
    ['fewer bytes', bytes(10_000), bytes(9_000), false],
    ['a much longer time', times(50), times(65), true],
    ['a little longer time', times(50), times(58), false],
    ['a longer time of no weight', times(1), times(2.5), false],
    ['a lower score', scores(100), scores(99), true],
    ['a higher score', scores(98), scores(100), false],
    ['a figure that was not kept', {}, scores(100), false],
  ])('%s', (_case, kept, now, isWorse) => {
    expect(worsened(kept, now)).toHaveLength(isWorse ? 1 : 0)
  })

  it('says what it is and was', () => {
    expect(worsened(times(50), times(90))).toEqual([
      'Milliseconds of a click: guide, median: 90, kept 50',
    ])
  })
})
