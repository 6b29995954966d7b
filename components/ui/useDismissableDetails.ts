import { type RefObject, useEffect } from 'react'

/**
 * Closes a `<details>` when the reader clicks outside it, moves the focus outside it with the keyboard, or presses
 * Escape. Escape returns focus to the summary.
 */
export function useDismissableDetails(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const handleElsewhere = ({ target }: Event) => {
      const details = ref.current
      if (details?.open && target instanceof Node && !details.contains(target)) details.open = false
    }
    // A pressed link or button may get the focus before the click, but does not match `:focus-visible`. Closing the
    // details at the press could move the link or button away from the pointer, and the click would miss it.
    const handleFocus = (event: FocusEvent) => {
      const { target } = event
      if (target instanceof Element && target.matches(':focus-visible')) handleElsewhere(event)
    }
    const handleKey = ({ key }: KeyboardEvent) => {
      const details = ref.current
      if (key !== 'Escape' || !details?.open) return
      details.open = false
      details.querySelector('summary')?.focus()
    }
    document.addEventListener('click', handleElsewhere, { signal })
    document.addEventListener('focusin', handleFocus, { signal })
    document.addEventListener('keydown', handleKey, { signal })
    return () => ended.abort()
  }, [ref])
}
