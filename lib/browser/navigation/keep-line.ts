/** Height of the line that is kept, in CSS pixels: below the sticky bars, and in the window in both directions. */
const LINE_TOP_PX = 160

/**
 * Keeps the line that the reader is at when the width of the window changes. Chrome on Android does so by itself, but
 * for the element at the top of the window, which is a sticky bar here.
 * @returns a function to call after each scroll; it finds the line, in browsers that can
 */
export function keepLine(signal: AbortSignal): () => void {
  let width = window.innerWidth
  let line: { range: Range; top: number } | null = null
  /** Where the last change of the width left the page. There, the line is still the one that the reader chose. */
  let keptAt: number | null = null
  const handleResize = () => {
    if (window.innerWidth === width) return
    width = window.innerWidth
    const kept = line
    if (kept === null) return
    // The browser moves the page before its next frame, and may report an end of scrolling, which finds another line.
    requestAnimationFrame(() => {
      window.scrollBy({ top: topOf(kept.range) - kept.top, behavior: 'instant' })
      line = kept
      keptAt = window.scrollY
    })
  }
  window.addEventListener('resize', handleResize, { signal })
  return () => {
    if (window.scrollY === keptAt) return
    keptAt = null
    const caret = document.caretPositionFromPoint?.(width / 2, LINE_TOP_PX)
    const range = caret && window.scrollY > 0 && rangeBefore(caret)
    line = range ? { range, top: topOf(range) } : null
  }
}

function topOf(range: Range): number {
  return range.getBoundingClientRect().top
}

/**
 * The character before a caret: a caret at the end of a line of code has no box of its own. In a field, `offset` counts
 * the characters of its value, so the range has the whole field.
 */
function rangeBefore({ offset, offsetNode }: CaretPosition): Range {
  const range = document.createRange()
  range.selectNode(offsetNode)
  if (offset > 0 && offset <= (offsetNode.nodeValue ?? offsetNode.childNodes).length) {
    range.setStart(offsetNode, offset - 1)
    range.setEnd(offsetNode, offset)
  }
  return range
}
