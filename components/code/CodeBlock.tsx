import { type ReactNode, useRef } from 'react'
import { elementText } from '../ui/element-text'
import { useScrolls } from '../ui/useScrolls'
import { CopyButton } from './CopyButton'
import { WrapButton } from './WrapButton'

export type CodeBlockProps = {
  /** Title of the block, or the name of its language. */
  readonly caption?: string
  /** A drawing in letters, whose lines must not wrap. */
  readonly drawn?: boolean
  /** The `<code>` with its colored lines. */
  readonly children?: ReactNode
}

/** A block of code with its title, and buttons that copy it and wrap its lines. */
export function CodeBlock({ caption, drawn = false, children }: CodeBlockProps) {
  const box = useRef<HTMLPreElement>(null)
  const scrolls = useScrolls(box)
  return (
    <figure className={drawn ? 'code as-is' : 'code'}>
      <figcaption>{caption}</figcaption> {/* Not in the caption, which names the figure. */}
      {!drawn && <WrapButton code={box} />}
      <CopyButton code={box} firstLine={elementText(children).split('\n')[0] ?? ''} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields */}
      <pre
        ref={box}
        tabIndex={scrolls ? 0 : undefined}
        role="group"
        aria-label={`Code: ${caption}`}
      >
        {children}
      </pre>
    </figure>
  )
}
