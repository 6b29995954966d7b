import { type RefObject, useEffect } from 'react'

/** Closes a `<details>` on a click outside it or on a link, when keyboard focus leaves it, and on Escape. */
export function useDismissableDetails(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const close = () => {
      if (ref.current !== null) ref.current.open = false
    }
    const isOutside = (target: Element) => !ref.current?.contains(target)
    const handleClick = ({ target }: Event) => {
      if (target instanceof Element && (isOutside(target) || target.closest('a'))) close()
    }
    // A pressed link or button may get the focus before the click, but does not match `:focus-visible`. Closing the
    // details at the press could move the link or button away from the pointer, and the click would miss it.
    const handleFocus = ({ target }: Event) => {
      if (target instanceof Element && target.matches(':focus-visible') && isOutside(target))
        close()
    }
    const handleKey = ({ key }: KeyboardEvent) => {
      const details = ref.current
      if (key !== 'Escape' || !details?.open) return
      details.open = false
      details.querySelector('summary')?.focus()
    }
    // Capture, so that the details are closed before the page scrolls to the target of a link.
    document.addEventListener('click', handleClick, { capture: true, signal })
    document.addEventListener('focusin', handleFocus, { signal })
    document.addEventListener('keydown', handleKey, { signal })
    return () => ended.abort()
  }, [ref])
}
