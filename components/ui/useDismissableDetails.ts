import { type RefObject, useEffect } from 'react'

/** Closes a `<details>` on Escape, giving focus back to its summary, and on a click outside of it. */
export function useDismissableDetails(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const handleClick = ({ target }: MouseEvent) => {
      const details = ref.current
      if (details?.open && target instanceof Node && !details.contains(target)) details.open = false
    }
    const handleKey = ({ key }: KeyboardEvent) => {
      const details = ref.current
      if (key !== 'Escape' || !details?.open) return
      details.open = false
      details.querySelector('summary')?.focus()
    }
    document.addEventListener('click', handleClick, { signal })
    document.addEventListener('keydown', handleKey, { signal })
    return () => ended.abort()
  }, [ref])
}
