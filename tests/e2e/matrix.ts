/** Whether tests run in every combination (`npm run audit -- matrix`). */
const isFull = process.env.E2E_MATRIX === 'full'

/** What tests are tagged with that run in more combinations then. */
export const MATRIX = { tag: '@matrix' } as const

/** The combinations of every day, which hold each value and each pair that matters, and the others when all run. */
export function combinations<T>(everyday: readonly T[], others: readonly T[]): readonly T[] {
  return isFull ? [...everyday, ...others] : everyday
}

export type ColorMode = 'light' | 'dark'

/** The widths of window to look at: every day the wide or the narrow one, by turns. */
export function widths(turn: number): readonly number[] {
  return turn % 2 === 0 ? combinations([1440], [390]) : combinations([390], [1440])
}
