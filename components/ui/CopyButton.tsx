import { type RefObject, useEffect, useState } from 'react'
import { Icon } from './Icon'
import { useIsHydrated } from './useStored'

export type CopyButtonProps = {
  readonly code: RefObject<HTMLElement | null>
  /** Names the code in the button's label: the title of the block, or its first line. */
  readonly name: string
  /** Number of placeholders for which the reader has given no value. */
  readonly missing: number
  readonly onCopied?: (() => void) | undefined
}

const COPIED = 'Copied'
const SHOWN_FOR_MS = 2000
/** Characters of the code that name the button. */
const NAME_LENGTH = 60

/** Copies code as it shows, the reader's values in it, and says so; without a clipboard, selects it for the reader to copy. */
export function CopyButton({ code, name, missing, onCopied }: CopyButtonProps) {
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
      setResult(COPIED)
      onCopied?.()
    } catch {
      window.getSelection()?.selectAllChildren(code.current)
      setResult(copyHint())
    }
  }
  const hint = missing === 0 ? '' : `${missing} ${missing === 1 ? 'value' : 'values'} missing`
  return (
    <>
      <button
        type="button"
        className="code-copy"
        data-copied={result === COPIED ? '' : undefined}
        // A long guide would be a tenth longer with the names in its HTML.
        aria-label={isHydrated ? `Copy ${shortName(name)}${hint && `, ${hint}`}` : 'Copy'}
        onClick={copy}
      >
        {isHydrated && <span>{[result, hint].filter(Boolean).join(' · ')}</span>}
        <Icon name={result === COPIED ? 'check' : 'copy'} size={16} />
      </button>
      {/* Screen readers announce changes of a live region that they already know. */}
      {isHydrated && <span aria-live="polite">{result}</span>}
    </>
  )
}

/** A text cut to the length of a name. */
export function shortName(text: string): string {
  return text.length > NAME_LENGTH ? `${text.slice(0, NAME_LENGTH)}…` : text
}

/** How to copy what is selected: touch screens offer it beside the selection. */
function copyHint(): string {
  if (window.matchMedia('(pointer: coarse)').matches) return 'Selected'
  return /Mac|iPhone|iPad/.test(navigator.platform) ? 'Press ⌘C' : 'Press Ctrl+C'
}
