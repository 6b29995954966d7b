import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CopyButton } from '../../ui/CopyButton'
import { Icon } from '../../ui/Icon'
import { usePage } from '../../ui/PageContext'
import { useScrolls } from '../../ui/ScrollBox'
import { useMissing } from '../../ui/useReaderValues'
import { useIsHydrated } from '../../ui/useStored'
import { ValueForm } from '../../ui/ValueForm'

export type CodeBlockProps = {
  /** Title of the block or, if it has no title, the name of its language. */
  readonly caption?: string
  /** Whether the caption is visible; otherwise, it is only in a label for screen readers. */
  readonly titled?: boolean
  /** A sentence about the damage or interruption that the code causes. */
  readonly danger?: string
  /** Name of the block in the labels of its buttons, unique on the page. The default is the caption. */
  readonly name?: string
  /** Whether the code is a drawing or text in columns, whose lines must not wrap. */
  readonly drawn?: boolean
  /** Names of the placeholders in the code, separated by spaces. */
  readonly placeholders?: string
  readonly children?: ReactNode
}

export function CodeBlock(props: CodeBlockProps) {
  const { caption = '', name = caption, titled, danger, drawn, placeholders = '', children } = props
  const hasHeader = titled || danger !== undefined
  const box = useRef<HTMLPreElement>(null)
  const scrolls = useScrolls(box)
  const names = placeholders.split(' ').filter(Boolean)
  const missing = useMissing(names).split(' ').filter(Boolean)
  // In code, such as XML, only a color says which names in angle brackets are placeholders.
  const label = missing.length === 0 ? 'Code' : `Code with ${missing.join(', ')} to fill in`
  const { values } = usePage()
  const [edited, setEdited] = useState<string | null>(null)
  const editButton = useRef<HTMLButtonElement>(null)
  const isEditable = useIsHydrated() && values !== undefined && names.length > 0
  useEffect(() => {
    if (!isEditable) return
    const handleClick = ({ target }: Event) => {
      const placeholder = target instanceof Element ? target.closest<HTMLElement>('var') : null
      // The click may be the end of a text selection.
      const isSelected = window.getSelection()?.isCollapsed === false
      if (placeholder === null || isSelected || !box.current?.contains(placeholder)) return
      setEdited((placeholder.title || placeholder.textContent).slice(1, -1))
    }
    // Not on the block, because screen readers would say "clickable" in it.
    document.addEventListener('click', handleClick)
    return () => document.removeEventListener('click', handleClick)
  }, [isEditable])
  return (
    <figure className={drawn ? 'code as-is' : 'code'} data-titled={hasHeader ? '' : undefined}>
      {hasHeader && (
        <figcaption>
          {danger && <strong>{danger}</strong>}
          {titled && caption}
        </figcaption>
      )}
      {/* The buttons are outside the caption, because the caption's text is the figure's accessible name. */}
      <div className="code-tools">
        {isEditable && (
          <button
            ref={editButton}
            type="button"
            aria-expanded={edited !== null}
            title={`Fill in the values: ${name}`}
            onClick={() => setEdited(edited === null ? '' : null)}
          >
            <Icon name="edit" size={1} />
          </button>
        )}
        <CopyButton code={box} name={name} missing={missing.length} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <pre
        ref={box}
        tabIndex={scrolls ? 0 : undefined}
        role="group"
        aria-label={titled ? label : `${label}: ${caption}`}
      >
        {children}
      </pre>
      {isEditable && edited !== null && (
        <ValueForm
          key={edited}
          groups={[{ title: null, names }]}
          first={edited}
          onDone={() => {
            setEdited(null)
            editButton.current?.focus()
          }}
        />
      )}
    </figure>
  )
}
