import { type ReactNode, useRef } from 'react'
import { CopyButton } from '../../ui/CopyButton'
import { elementText } from '../../ui/element-text'
import { useMeasured } from '../../ui/useScrolls'
import { WrapButton } from './WrapButton'

export type CodeBlockProps = {
  /** Title of the block, or the name of its language. */
  readonly caption?: string
  /** A drawing in letters, whose lines must not wrap. */
  readonly drawn?: boolean
  readonly onCopied?: () => void
  /** The `<code>` with its colored lines. */
  readonly children?: ReactNode
}

/** A block of code with its title, and buttons that copy it and wrap its lines. */
export function CodeBlock({ caption, drawn = false, onCopied, children }: CodeBlockProps) {
  const box = useRef<HTMLPreElement>(null)
  const fit = useMeasured(box, fitOf, 'unknown')
  return (
    <figure className={drawn ? 'code as-is' : 'code'}>
      <figcaption>{caption}</figcaption> {/* Not in the caption, which names the figure. */}
      {!drawn && (fit === 'scrolls' || fit === 'wraps') && <WrapButton />}
      <CopyButton
        code={box}
        firstLine={elementText(children).split('\n')[0] ?? ''}
        onCopied={onCopied}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields */}
      <pre
        ref={box}
        tabIndex={fit === 'unknown' || fit === 'scrolls' ? 0 : undefined}
        role="group"
        aria-label={`Code: ${caption}`}
      >
        {children}
      </pre>
    </figure>
  )
}

/** How code fits into its box: a line longer than it scrolls, or wraps into more lines than the code has. */
function fitOf(box: HTMLElement): 'fits' | 'scrolls' | 'wraps' {
  if (box.scrollWidth > box.clientWidth) return 'scrolls'
  const code = box.querySelector('code') ?? box
  const lines = box.textContent.split('\n').length
  const shown =
    code.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(code).lineHeight)
  return shown > lines + 0.5 ? 'wraps' : 'fits'
}
