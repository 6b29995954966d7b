// What printed articles share with the scripts that work on them.

/** Marks the element that holds an article; its value is the route. */
export const ARTICLE_ATTRIBUTE = 'data-article'

/** The steps of a guide, which a script makes a checklist. */
export const STEPS_CLASS = 'steps'
export const STEP_CLASS = 'step'
/** Above the first steps: how many are done, and a button that starts over. */
export const STEPS_PROGRESS_CLASS = 'steps-progress'

/** How far the reader is with the steps of a page. */
export function stepCountText(done: number, total: number): string {
  return `${done} of ${total} ${total === 1 ? 'step' : 'steps'} done`
}
