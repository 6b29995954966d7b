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

/** Whether a box scrolls, and so must be a tab stop. True until the box is measured. */
function useScrolls(ref: RefObject<HTMLElement | null>): boolean {
  return useMeasured(ref, isScrollable, true)
}

/**
 * Measures a box whenever the box or one of its children resizes. Children added after mount are not observed. Returns
 * `initial` until the first measurement. A box without width, for example in a closed `<details>`, is not measured.
 * @param measure a stable function
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
    // A child can grow while the box keeps its size, for example when the web font loads.
    for (const child of box.children) observer.observe(child)
    return () => observer.disconnect()
  }, [ref, measure])
  return value
}

function isScrollable(box: HTMLElement): boolean {
  return box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight
}
