/** Classes of the printed steps, which the script makes a checklist. */
export const STEPS = {
  list: 'steps',
  step: 'step',
  /** Above the first steps: how many are done, and a button that starts over. */
  progress: 'steps-progress',
} as const

/** How far the reader is with the steps of a page. */
export function stepCountText(done: number, total: number): string {
  return `${done} of ${total} ${total === 1 ? 'step' : 'steps'} done`
}
