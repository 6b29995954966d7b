import { expect, it } from 'vitest'
import { bestFirst } from './ranking'

const byNumber = (a: { n: number }, b: { n: number }) => a.n - b.n
const items = [5, 3, 9, 1, 3, 7].map((n, place) => ({ n, place }))

it.each([0, 1, 3, 5, 6, 9])(
  'gives the best %i as sorting would, the others as they came',
  (count) => {
    const sorted = [...items].sort(byNumber).slice(0, count)
    const { best, others } = bestFirst(items, count, byNumber)
    expect(best).toEqual(sorted)
    expect(others).toEqual(items.filter((item) => !sorted.includes(item)))
  },
)
