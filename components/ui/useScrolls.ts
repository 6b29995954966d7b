import { type RefObject, useEffect, useState } from 'react'

/** Whether a box has more content than it shows: then it is a stop of the Tab key. True until it is measured. */
export function useScrolls(ref: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(true)
  useEffect(() => {
    const box = ref.current
    if (box === null) return
    const observer = new ResizeObserver(() => {
      // What is not laid out may scroll.
      if (box.clientWidth > 0)
        setScrolls(box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight)
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [ref])
  return scrolls
}
