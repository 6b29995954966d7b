/** Whether tests run in every combination (`npm run audit -- matrix`). */
const isFull = process.env.E2E_MATRIX === 'full'

/** What tests are tagged with that run in more combinations then. */
export const MATRIX = { tag: '@matrix' } as const

/** The combinations of every day, which hold each value and each pair that matters, and the others when all run. */
export function combinations<T>(everyday: readonly T[], others: readonly T[]): readonly T[] {
  return isFull ? [...everyday, ...others] : everyday
}

export type ColorMode = 'light' | 'dark'

/** A wide and a narrow window with the color modes to look at: every day one in each, by turns. */
export function windowsInModes(turn = 0) {
  const modes = turn % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const)
  const [first, second] = modes
  return [
    { width: 1440, modes: combinations<ColorMode>([first], [second]) },
    { width: 390, modes: combinations<ColorMode>([second], [first]) },
  ] as const
}
