/** Height of the line that is kept, in CSS pixels: below the sticky bars, and in the window in both directions. */
const LINE_TOP_PX = 160

/**
 * Keeps the line that the reader is at when the width of the window changes. Chrome on Android does so by itself, but
 * for the element at the top of the window, which is a sticky bar here.
 * @returns a function to call after each scroll; it finds the line, in browsers that can
 */
export function keepLine(signal: AbortSignal): () => void {
  let width = window.innerWidth
  let line: CaretPosition | null | undefined
  let top = 0
  const topOfLine = () => line?.getClientRect()?.top ?? top
  const handleResize = () => {
    if (window.innerWidth === width) return
    width = window.innerWidth
    // The browser moves the page in its next frame.
    requestAnimationFrame(() => window.scrollBy({ top: topOfLine() - top, behavior: 'instant' }))
  }
  window.addEventListener('resize', handleResize, { signal })
  return () => {
    line = window.scrollY > 0 ? document.caretPositionFromPoint?.(width / 2, LINE_TOP_PX) : null
    top = topOfLine()
  }
}
