import { type RefObject, useEffect, useState } from 'react'
import { useIsHydrated } from './useStored'

export type CopyButtonProps = {
  readonly code: RefObject<HTMLElement | null>
  /** Names the button. */
  readonly firstLine: string
  readonly onCopied?: (() => void) | undefined
}

const SHOWN_FOR_MS = 2000
/** Characters of the code that name the button. */
const NAME_LENGTH = 60

/** Copies code as it shows, the reader's values in it, and says so; without a clipboard, selects it for the reader to copy. */
export function CopyButton({ code, firstLine, onCopied }: CopyButtonProps) {
  const [result, setResult] = useState<string | null>(null)
  const isHydrated = useIsHydrated()
  useEffect(() => {
    if (result === null) return
    const timer = window.setTimeout(() => setResult(null), SHOWN_FOR_MS)
    return () => window.clearTimeout(timer)
  }, [result])
  const copy = async () => {
    if (code.current === null) return
    try {
      await navigator.clipboard.writeText(code.current.textContent)
      setResult('Copied')
      onCopied?.()
    } catch {
      window.getSelection()?.selectAllChildren(code.current)
      setResult(copyHint())
    }
  }
  const line = firstLine.length > NAME_LENGTH ? `${firstLine.slice(0, NAME_LENGTH)}…` : firstLine
  return (
    <>
      <button
        type="button"
        // A long guide would be a tenth longer with the names in its HTML.
        aria-label={isHydrated && result === null ? `Copy ${line}` : undefined}
        onClick={copy}
      >
        {result ?? 'Copy'}
      </button>
      {/* Screen readers announce changes of a live region that they already know. */}
      {isHydrated && <span aria-live="polite">{result}</span>}
    </>
  )
}

/** How to copy what is selected: touch screens offer it beside the selection. */
function copyHint(): string {
  if (window.matchMedia('(pointer: coarse)').matches) return 'Selected'
  return /Mac|iPhone|iPad/.test(navigator.platform) ? 'Press ⌘C' : 'Press Ctrl+C'
}
