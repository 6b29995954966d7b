import { useEffect, useState } from 'react'
import { MESSAGES } from '../../lib/site/messages'

const MESSAGE_DURATION_MS = 2000

/**
 * Copies, and says how it went: a success for a while, a failure until the next action. `hint` follows the message.
 * @param write copies, and returns one of MESSAGES
 */
export function useCopy(write: () => Promise<string>, hint = '') {
  const [result, setResult] = useState('')
  const isCopied = result === MESSAGES.copied
  useEffect(() => {
    if (result === '') return
    const clear = () => setResult('')
    const end = new AbortController()
    for (const action of ['pointerdown', 'keydown'] as const)
      window.addEventListener(action, clear, { signal: end.signal })
    const timer = isCopied ? window.setTimeout(clear, MESSAGE_DURATION_MS) : undefined
    return () => {
      end.abort()
      window.clearTimeout(timer)
    }
  }, [result, isCopied])
  const copy = async () => {
    setResult('')
    setResult(await write())
  }
  // Rendered even when empty, because screen readers announce only changes to an existing live region.
  const status = (
    <span className="copied" aria-live="polite">
      {result !== '' && [result, hint].filter(Boolean).join(' · ')}
    </span>
  )
  return { copy, isCopied, status }
}
