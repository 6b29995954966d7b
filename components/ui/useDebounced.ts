import { useEffect, useState } from 'react'
import { TYPING_PAUSE_MS } from '../../lib/site/constants'

/** Delays a value until it stops changing, so that screen readers announce it after a pause, not at each keystroke. */
export function useDebounced<Value extends string | boolean | undefined>(value: Value): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = window.setTimeout(() => setDebounced(value), TYPING_PAUSE_MS)
    return () => window.clearTimeout(timer)
  }, [value])
  return debounced
}
