import { type RefObject, useEffect, useState } from 'react'
import { countOf } from '../../lib/site/count-of'
import { Icon } from './Icon'
import { useIsHydrated } from './useStored'

export type CopyButtonProps = {
  readonly code: RefObject<HTMLElement | null>
  /** Title or first line of the code, for the button's label. */
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
      setResult(copyHint())
    }
  }
  const hint = missing === 0 ? '' : `${countOf(missing, 'value')} missing`
  return (
    <>
      <button
        type="button"
        className="code-copy"
        data-copied={result === COPIED ? '' : undefined}
        // The full label is set only after hydration: in the HTML, such labels would make a long guide a tenth larger.
        aria-label={isHydrated ? `Copy ${name}${hint && `, ${hint}`}` : 'Copy'}
        onClick={copy}
      >
        {isHydrated && <span>{[result, hint].filter(Boolean).join(' · ')}</span>}
        <Icon name={result === COPIED ? 'check' : 'copy'} size={16} />
      </button>
      {/* Rendered even when empty, because screen readers announce only changes to an existing live region. */}
      {isHydrated && (
        <span className="unseen" aria-live="polite">
          {result}
        </span>
      )}
    </>
  )
}

/** Names the shortcut that copies the selection, except on touch screens, which usually have no keyboard. */
function copyHint(): string {
  if (window.matchMedia('(pointer: coarse)').matches) return 'Selected'
  return /Mac|iPhone|iPad/.test(navigator.platform) ? 'Press ⌘C' : 'Press Ctrl+C'
}
