/** Whether tests run in every combination (`npm run audit -- matrix`). */
const isFull = process.env.E2E_MATRIX === 'full'

/** Tag of tests that run in more combinations then. */
export const MATRIX = { tag: '@matrix' } as const

/** The everyday combinations, which contain each value and each important pair, and the others in a full run. */
export function combinations<T>(everyday: readonly T[], others: readonly T[]): readonly T[] {
  return isFull ? [...everyday, ...others] : everyday
}

/** Font sizes that readers set in their browser, in pixels: every day the largest, which leaves the least room. */
export const FONT_SIZES = combinations([32], [20, 24])

export type ColorMode = 'light' | 'dark'

/** The window widths to test: every day the wide or the narrow one in turns. */
export function widths(turn: number): readonly number[] {
  return turn % 2 === 0 ? combinations([1440], [390]) : combinations([390], [1440])
}
