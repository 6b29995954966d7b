/** For browsers that do not tell when they are idle. */
const PAUSE_MS = 200
/** What they do after a pause, at most; less than a frame. */
const WORK_MS = 8

/**
 * Calls back when the browser has nothing else to do.
 * @param callback gets a function that tells how many milliseconds are left
 */
export function whenIdle(callback: (timeLeft: () => number) => void): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback((deadline) => callback(() => deadline.timeRemaining()))
    return
  }
  setTimeout(() => {
    const end = performance.now() + WORK_MS
    callback(() => end - performance.now())
  }, PAUSE_MS)
}
