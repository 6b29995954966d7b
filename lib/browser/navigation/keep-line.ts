import { ELEMENT_IDS } from '../../site/element-ids'

/** Distance of the line that is kept from the sticky bars above it, in CSS pixels. */
const BELOW_BARS_PX = 48

/**
 * Keeps the line that the reader is at when the width of the window changes. Chrome on Android does so by itself, but
 * for the element at the top of the window, which is a sticky bar here.
 * @returns a function to call after each scroll; it finds the line, in browsers that can
 */
export function keepLine(signal: AbortSignal): () => void {
  let width = window.innerWidth
  let line: CaretPosition | null = null
  let top = 0
  const topOfLine = () => line?.getClientRect()?.top ?? top
  const findLine = () => {
    if (window.innerWidth !== width) return
    const box = document.getElementById(ELEMENT_IDS.main)?.getBoundingClientRect()
    const bars = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
    const x = box === undefined ? 0 : box.left + box.width / 2
    line =
      window.scrollY === 0
        ? null
        : (document.caretPositionFromPoint?.(x, bars + BELOW_BARS_PX) ?? null)
    top = topOfLine()
  }
  const restoreLine = () => {
    if (window.innerWidth === width) return
    width = window.innerWidth
    // The browser moves the page in its next frame.
    requestAnimationFrame(() => window.scrollBy({ top: topOfLine() - top, behavior: 'instant' }))
  }
  window.addEventListener('resize', restoreLine, { signal })
  return findLine
}
