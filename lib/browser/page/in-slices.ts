/** Milliseconds of work after which the browser may answer the reader first: less than what counts as a long task. */
const SLICE_MS = 40

/** Runs tasks in order, as many at a time as a moment holds, so that a slow machine does not stand still meanwhile. */
export async function inSlices(tasks: Iterable<() => void>): Promise<void> {
  let startedAt = performance.now()
  for (const task of tasks) {
    if (performance.now() - startedAt > SLICE_MS) {
      await new Promise((resolve) => setTimeout(resolve))
      startedAt = performance.now()
    }
    task()
  }
}
