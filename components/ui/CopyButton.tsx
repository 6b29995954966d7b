import { type RefObject, useEffect, useState } from 'react'
import { countOf } from '../../lib/site/count-of'
import { MESSAGES } from '../../lib/site/messages'
import { Icon } from './Icon'
import { useIsHydrated } from './useStored'

export type CopyButtonProps = {
  readonly code: RefObject<HTMLElement | null>
  /** See `CodeBlockProps`. */
  readonly name: string
  /** Number of placeholders without a valid value. */
  readonly missing: number
}

/** Copies the code. If writing to the clipboard fails, selects the code instead. */
export function CopyButton({ code, name, missing }: CopyButtonProps) {
  const isHydrated = useIsHydrated()
  const hint = missing === 0 ? '' : `${countOf(missing, 'value')} missing`
  const { copy, isCopied, status } = useCopy(async () => {
    if (code.current === null) return ''
    try {
      await navigator.clipboard.writeText(code.current.textContent)
      return MESSAGES.copied
    } catch {
      window.getSelection()?.selectAllChildren(code.current)
      return MESSAGES.codeNotCopied
    }
  }, hint)
  return (
    <>
      <button
        type="button"
        data-copied={isCopied ? '' : undefined}
        // The full name is set only after hydration: in the HTML, such names would make a long guide a tenth larger.
        title={isHydrated ? `Copy ${name}${hint && `: ${hint}`}` : 'Copy'}
        onClick={copy}
      >
        <Icon name={isCopied ? 'check' : 'copy'} size={1} />
      </button>
      {isHydrated && status}
    </>
  )
}

const MESSAGE_DURATION_MS = 2000

/**
 * Copies, and says how it went: a success for a while, a failure or a hint until the next action. The hint follows the
 * message.
 * @param write copies, and returns one of MESSAGES
 */
export function useCopy(write: () => Promise<string>, hint = '') {
  const [result, setResult] = useState('')
  const isCopied = result === MESSAGES.copied
  const isBrief = isCopied && hint === ''
  useEffect(() => {
    if (result === '') return
    const clear = () => setResult('')
    const end = new AbortController()
    for (const action of ['pointerdown', 'keydown'] as const)
      window.addEventListener(action, clear, { signal: end.signal })
    const timer = isBrief ? window.setTimeout(clear, MESSAGE_DURATION_MS) : undefined
    return () => {
      end.abort()
      window.clearTimeout(timer)
    }
  }, [result, isBrief])
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
