import { useEffect, useState } from 'react'
import { ANNOUNCEMENT_DELAY_MS } from '../../lib/site/constants'

/** A value after it has stayed the same for a while, so that a live region speaks when the reader pauses, not at each key. */
export function useSettled<Value extends string | boolean>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), ANNOUNCEMENT_DELAY_MS)
    return () => window.clearTimeout(timer)
  }, [value])
  return settled
}
