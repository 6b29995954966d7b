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
 * Whether a box scrolls, and so must be a tab stop; true until it is measured. Measured when it or a child that it had
 * at mount resizes, except without width, as in a closed `<details>`.
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
