import { type RefObject, useEffect, useState } from 'react'

/** Whether a box has more content than it shows: then it is a stop of the Tab key. True until it is measured. */
export function useScrolls(ref: RefObject<HTMLElement | null>): boolean {
  return useMeasured(ref, isScrollable, true)
}

/**
 * Measures a box each time its size changes; `initial` until its first layout.
 * @param measure the same function at each call
 */
export function useMeasured<Value>(
  ref: RefObject<HTMLElement | null>,
  measure: (box: HTMLElement) => Value,
  initial: Value,
): Value {
  const [value, setValue] = useState(initial)
  useEffect(() => {
    const box = ref.current
    if (box === null) return
    const observer = new ResizeObserver(() => {
      if (box.clientWidth > 0) setValue(measure(box))
    })
    observer.observe(box)
    // What it holds may grow alone, as text does in another typeface.
    for (const child of box.children) observer.observe(child)
    return () => observer.disconnect()
  }, [ref, measure])
  return value
}

function isScrollable(box: HTMLElement): boolean {
  return box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight
}
