/**
 * Calls back when the next frame is painted.
 * @returns the function that takes it back
 */
export function afterPaint(callback: () => void): () => void {
  let timer: number | undefined
  const frame = window.requestAnimationFrame(() => {
    timer = window.setTimeout(callback)
  })
  return () => {
    window.cancelAnimationFrame(frame)
    window.clearTimeout(timer)
  }
}
