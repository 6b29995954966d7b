import { describe, expect, it } from 'vitest'
import { paintOf } from './first-paint'

const ADDRESS = 'http://localhost/docs'
const MAIN = { pid: 1, tid: 1 }
const event = (name: string, ts: number, dur = 0, thread = MAIN) => ({ name, ts, dur, ...thread })
const start = {
  ...event('navigationStart', 1_000),
  args: { data: { documentLoaderURL: ADDRESS } },
}

describe('paintOf', () => {
  it('counts from the start of the navigation, in milliseconds', () => {
    const seen = [
      event('RunTask', 0, 90_000),
      start,
      event('RunTask', 2_000, 30_000),
      event('RunTask', 3_000, 70_000, { pid: 2, tid: 1 }),
      event('firstContentfulPaint', 61_000),
      event('RunTask', 70_000, 12_340),
    ]
    expect(paintOf(seen, ADDRESS)).toEqual({
      'first paint': 60,
      'longest task before': 30,
      'longest task after': 12.3,
    })
  })

  it('says which page was not painted', () => {
    expect(() => paintOf([start], ADDRESS)).toThrow(ADDRESS)
  })
})
