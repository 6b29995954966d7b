/** Whether tests run in every combination (`npm run audit -- matrix`). */
const isFull = process.env.E2E_MATRIX === 'full'

/** Tag of tests that run in more combinations in a full run. */
export const MATRIX = { tag: '@matrix' } as const

/** The everyday combinations, which contain each value and each important pair; in a full run, also the others. */
export function combinations<T>(everyday: readonly T[], others: readonly T[]): readonly T[] {
  return isFull ? [...everyday, ...others] : everyday
}

/** Browser font sizes to test, in pixels: in everyday runs only the largest, which leaves the least room. */
export const FONT_SIZES = combinations([32], [20, 24])

export type ColorMode = 'light' | 'dark'

/** Window widths to test: both in a full run; in everyday runs, wide for even turns and narrow for odd turns. */
export function widths(turn: number): readonly number[] {
  return turn % 2 === 0 ? combinations([1440], [390]) : combinations([390], [1440])
}

/** Color modes to test: both in a full run; in everyday runs, two turns light, then two turns dark. */
export function colorModes(turn: number): readonly ColorMode[] {
  return turn % 4 < 2 ? combinations(['light'], ['dark']) : combinations(['dark'], ['light'])
}
