import { type RefObject, useEffect, useState } from 'react'
import { Icon } from './Icon'
import { useIsHydrated } from './useStored'

export type CopyButtonProps = {
  readonly code: RefObject<HTMLElement | null>
  /** Name of the code in the button's label: the title of the block, or its first line. */
  readonly name: string
  /** Number of placeholders without a value. */
  readonly missing: number
  readonly onCopied?: (() => void) | undefined
}

const COPIED = 'Copied'
const MESSAGE_DURATION_MS = 2000
/** Maximum number of characters of the name in a button's label. */
const NAME_LENGTH = 60

/** Copies code with the reader's values filled in. Without access to the clipboard, it selects the code instead. */
export function CopyButton({ code, name, missing, onCopied }: CopyButtonProps) {
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
        // Full names are added after hydration: in the HTML, they would make a long guide a tenth larger.
        aria-label={isHydrated ? `Copy ${shortName(name)}${hint && `, ${hint}`}` : 'Copy'}
        onClick={copy}
      >
        {isHydrated && <span>{[result, hint].filter(Boolean).join(' · ')}</span>}
        <Icon name={result === COPIED ? 'check' : 'copy'} size={16} />
      </button>
      {/* Rendered even when empty: screen readers announce text only in a live region that is already in the page. */}
      {isHydrated && <span aria-live="polite">{result}</span>}
    </>
  )
}

/** Shortens text for a button's accessible name. */
export function shortName(text: string): string {
  return text.length > NAME_LENGTH ? `${text.slice(0, NAME_LENGTH)}…` : text
}

/** Says how to copy the selection: a shortcut, or only "Selected" on touch screens, which show their own menu. */
function copyHint(): string {
  if (window.matchMedia('(pointer: coarse)').matches) return 'Selected'
  return /Mac|iPhone|iPad/.test(navigator.platform) ? 'Press ⌘C' : 'Press Ctrl+C'
}
