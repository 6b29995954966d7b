import { type RefObject, useEffect, useState } from 'react'
import { countOf } from '../../lib/site/count-of'
import { Icon } from './Icon'
import { useIsHydrated } from './useStored'

export type CopyButtonProps = {
  readonly code: RefObject<HTMLElement | null>
  /** See `CodeBlockProps`. */
  readonly name: string
  /** Number of placeholders without a valid value. */
  readonly missing: number
}

const COPIED = 'Copied'
const MESSAGE_DURATION_MS = 2000

/** Copies the code. If writing to the clipboard fails, selects the code instead. */
export function CopyButton({ code, name, missing }: CopyButtonProps) {
  const [result, setResult] = useState<string | null>(null)
  const isHydrated = useIsHydrated()
  useEffect(() => {
    if (result === null) return
    const timer = window.setTimeout(() => setResult(null), MESSAGE_DURATION_MS)
    return () => window.clearTimeout(timer)
  }, [result])
  const copy = async () => {
    if (code.current === null) return
    try {
      await navigator.clipboard.writeText(code.current.textContent)
      setResult(COPIED)
    } catch {
      window.getSelection()?.selectAllChildren(code.current)
      setResult('Not copied, but selected')
    }
  }
  const hint = missing === 0 ? '' : `${countOf(missing, 'value')} missing`
  return (
    <>
      <button
        type="button"
        data-copied={result === COPIED ? '' : undefined}
        // The full name is set only after hydration: in the HTML, such names would make a long guide a tenth larger.
        title={isHydrated ? `Copy ${name}${hint && `: ${hint}`}` : 'Copy'}
        onClick={copy}
        onKeyDown={({ key }) => key === 'Escape' && setResult(null)}
      >
        <Icon name={result === COPIED ? 'check' : 'copy'} size={1} />
      </button>
      {/* Rendered even when empty, because screen readers announce only changes to an existing live region. */}
      {isHydrated && (
        <span className="copied" aria-live="polite">
          {result !== null && [result, hint].filter(Boolean).join(' · ')}
        </span>
      )}
    </>
  )
}
