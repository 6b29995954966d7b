import dynamic from 'next/dynamic'
import {
  isValidElement,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { codeWrapItem } from '../../../lib/browser/storage/storage-items'
import * as ROOT_ATTRIBUTES from '../../../lib/site/root-attributes'
import { lateLoading } from '../../feedback/LoadStatus'
import { CopyButton, shortName } from '../../ui/CopyButton'
import { elementText } from '../../ui/element-text'
import { Icon } from '../../ui/Icon'
import { usePage } from '../../ui/PageContext'
import { Placeholder } from '../../ui/Placeholder'
import { useMeasured } from '../../ui/ScrollBox'
import { useMissingCount } from '../../ui/useReaderValues'
import { useIsHydrated, useStored } from '../../ui/useStored'

const BlockValues = dynamic(async () => (await import('./BlockValues')).BlockValues, {
  loading: lateLoading('The form'),
})

export type CodeBlockProps = {
  /** Title of the block or, if it has no title, the name of its language. */
  readonly caption?: string
  /** Whether the caption is visible; otherwise, it is only in a label for screen readers. */
  readonly titled?: boolean
  /** Whether the code is a drawing or text in columns, whose lines must not wrap. */
  readonly drawn?: boolean
  /** Number of lines. Set only for a long block, which shows only its beginning until the reader opens it. */
  readonly folded?: number
  readonly onCopied?: () => void
  readonly children?: ReactNode
}

export function CodeBlock(props: CodeBlockProps) {
  const { caption, titled = false, drawn = false, folded, onCopied, children } = props
  const box = useRef<HTMLPreElement>(null)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const fit = useMeasured(box, fitOf, 'unknown')
  const placeholders = useMemo(() => new Set(placeholdersIn(children)), [children])
  const missing = useMissingCount(placeholders)
  const { values } = usePage().frontMatter
  const [edited, setEdited] = useState<string | null>(null)
  const editButton = useRef<HTMLButtonElement>(null)
  const isEditable = useIsHydrated() && values !== undefined && placeholders.size > 0
  const name = (titled ? caption : elementText(children).split('\n')[0]) ?? ''
  const isFolded = folded !== undefined && !isOpen
  const handleClick = ({ target }: MouseEvent) => {
    const placeholder = target instanceof Element ? target.closest<HTMLElement>('var') : null
    // The click may be the end of a text selection.
    if (placeholder === null || window.getSelection()?.isCollapsed === false) return
    setEdited((placeholder.title || placeholder.textContent).slice(1, -1))
  }
  return (
    <figure
      className={drawn ? 'code as-is' : 'code'}
      data-titled={titled ? '' : undefined}
      data-folded={isFolded ? '' : undefined}
    >
      {titled && <figcaption>{caption}</figcaption>}
      {/* The buttons are outside the caption, because the caption's text is the figure's accessible name. */}
      <div className="code-tools">
        {!drawn && (fit === 'scrolls' || fit === 'wraps') && <WrapButton name={name} />}
        {isEditable && (
          <button
            ref={editButton}
            type="button"
            aria-expanded={edited !== null}
            aria-label={`Fill in the values: ${shortName(name)}`}
            onClick={() => setEdited(edited === null ? '' : null)}
          >
            <Icon name="edit" size={16} />
          </button>
        )}
        <CopyButton code={box} name={name} missing={missing} onCopied={onCopied} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button above works with the keyboard */}
      <pre
        ref={box}
        id={folded === undefined ? undefined : id}
        tabIndex={fit === 'unknown' || fit === 'scrolls' ? 0 : undefined}
        role="group"
        aria-label={`Code: ${caption}`}
        onClick={isEditable ? handleClick : undefined}
      >
        {children}
      </pre>
      {isEditable && edited !== null && (
        <BlockValues
          key={edited}
          names={[...placeholders]}
          values={values}
          first={edited}
          onClose={() => {
            setEdited(null)
            editButton.current?.focus()
          }}
        />
      )}
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

/** The choice applies to all code blocks that can wrap, and is stored. */
function WrapButton({ name }: { readonly name: string }) {
  const isOff = useStored(codeWrapItem) === 'off'
  useEffect(() => showWrapping(isOff), [isOff])
  const toggle = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const before = currentTarget.getBoundingClientRect().top
    codeWrapItem.set(isOff ? null : 'off')
    showWrapping(!isOff)
    const moved = currentTarget.getBoundingClientRect().top - before
    window.scrollBy({ top: moved, behavior: 'instant' })
  }
  return (
    <button
      type="button"
      className="code-wrap"
      aria-pressed={!isOff}
      aria-label={`Wrap lines: ${shortName(name)}`}
      onClick={toggle}
    >
      <Icon name="wrap" size={16} />
    </button>
  )
}

function showWrapping(isOff: boolean): void {
  document.documentElement.toggleAttribute(ROOT_ATTRIBUTES.noWrap, isOff)
}

function placeholdersIn(node: ReactNode): string[] {
  if (Array.isArray(node)) return node.flatMap(placeholdersIn)
  if (!isValidElement<{ children?: ReactNode }>(node)) return []
  const { children } = node.props
  return node.type === Placeholder ? [elementText(children).slice(1, -1)] : placeholdersIn(children)
}

function fitOf(box: HTMLElement): 'fits' | 'scrolls' | 'wraps' {
  if (box.scrollWidth > box.clientWidth) return 'scrolls'
  const code = box.querySelector('code') ?? box
  const lines = box.textContent.split('\n').length
  const renderedLines =
    code.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(code).lineHeight)
  return renderedLines > lines + 0.5 ? 'wraps' : 'fits'
}
