import type { RefObject } from 'react'
import { countOf } from '../../lib/site/count-of'
import { MESSAGES } from '../../lib/site/messages'
import { Icon } from './Icon'
import { useCopy } from './useCopy'
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
