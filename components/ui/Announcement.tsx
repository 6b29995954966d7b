import { useEffect, useState } from 'react'
import { TYPING_PAUSE_MS } from '../../lib/site/constants'

/**
 * Screen readers say the text when the reader pauses, not at each keystroke. Rendered even when empty, because they
 * announce only changes to an existing live region; without `role="status"`, because Orca says an empty status bar.
 */
export function Announcement({ text }: { readonly text: string }) {
  return (
    <span className="unseen" aria-live="polite">
      {useDebounced(text)}
    </span>
  )
}

/** Delays a value until it stops changing, so that screen readers announce it after a pause, not at each keystroke. */
export function useDebounced<Value extends string | boolean | undefined>(value: Value): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = window.setTimeout(() => setDebounced(value), TYPING_PAUSE_MS)
    return () => window.clearTimeout(timer)
  }, [value])
  return debounced
}
