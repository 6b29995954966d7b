import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react'

/** The box is a group, not a region, because regions are landmarks, and a long guide would have dozens of them. */
export function ScrollBox(props: ComponentProps<'div'>) {
  const box = useRef<HTMLDivElement>(null)
  const scrolls = useScrolls(box)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div ref={box} className="table" role="group" tabIndex={scrolls ? 0 : undefined} {...props} />
  )
}

/**
 * Whether a box scrolls, and so must be a tab stop. Measured whenever the box or one of its children resizes; children
 * added after mount are not observed. True until the first measurement. A box without width, for example in a closed
 * `<details>`, is not measured.
 */
export function useScrolls(ref: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(true)
  useEffect(() => {
    const box = ref.current
    if (box === null) return
    const observer = new ResizeObserver(() => {
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = box
      if (clientWidth > 0) setScrolls(scrollWidth > clientWidth || scrollHeight > clientHeight)
    })
    observer.observe(box)
    // A child can grow while the box keeps its size, for example when the web font loads.
    for (const child of box.children) observer.observe(child)
    return () => observer.disconnect()
  }, [ref])
  return scrolls
}
