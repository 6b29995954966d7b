import { isValidElement, type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { CopyButton } from '../../ui/CopyButton'
import { elementText } from '../../ui/element-text'
import { Placeholder } from '../../ui/Placeholder'
import { useMissingCount } from '../../ui/useReaderValues'
import { useMeasured } from '../../ui/useScrolls'
import { WrapButton } from './WrapButton'

export type CodeBlockProps = {
  /** Title of the block, or the name of its language. */
  readonly caption?: string
  /** Whether the caption is a title, which readers see. */
  readonly titled?: boolean
  /** A drawing in letters, whose lines must not wrap. */
  readonly drawn?: boolean
  /** Number of lines of a long block, which shows its beginning only until the reader opens it. */
  readonly folded?: number
  readonly onCopied?: () => void
  /** The `<code>` with its colored lines. */
  readonly children?: ReactNode
}

/** A block of code with its title, and buttons that copy it and wrap its lines. */
export function CodeBlock(props: CodeBlockProps) {
  const { caption, titled = false, drawn = false, folded, onCopied, children } = props
  const box = useRef<HTMLPreElement>(null)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const fit = useMeasured(box, fitOf, 'unknown')
  const placeholders = useMemo(() => new Set(placeholdersIn(children)), [children])
  const missing = useMissingCount(placeholders)
  const name = (titled ? caption : elementText(children).split('\n')[0]) ?? ''
  const isFolded = folded !== undefined && !isOpen
  return (
    <figure
      className={drawn ? 'code as-is' : 'code'}
      data-titled={titled ? '' : undefined}
      data-folded={isFolded ? '' : undefined}
    >
      {titled && <figcaption>{caption}</figcaption>}
      {/* Not in the caption, which names the figure. */}
      <div className="code-tools">
        {!drawn && (fit === 'scrolls' || fit === 'wraps') && <WrapButton name={name} />}
        <CopyButton code={box} name={name} missing={missing} onCopied={onCopied} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields */}
      <pre
        ref={box}
        id={folded === undefined ? undefined : id}
        tabIndex={fit === 'unknown' || fit === 'scrolls' ? 0 : undefined}
        role="group"
        aria-label={`Code: ${caption}`}
      >
        {children}
      </pre>
      {folded !== undefined && (
        <button
          type="button"
          className="code-fold needs-scripts"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : `Show all ${folded} lines`}
        </button>
      )}
    </figure>
  )
}

/** Names of the placeholders in code. */
function placeholdersIn(node: ReactNode): string[] {
  if (Array.isArray(node)) return node.flatMap(placeholdersIn)
  if (!isValidElement<{ children?: ReactNode }>(node)) return []
  const { children } = node.props
  return node.type === Placeholder ? [elementText(children).slice(1, -1)] : placeholdersIn(children)
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
