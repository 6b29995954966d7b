/** How far the reader is with the steps of a page. */
export function stepCountText(done: number, total: number): string {
  return `${done} of ${total} ${total === 1 ? 'step' : 'steps'} done`
}
