import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { allowsPrefetch } from '../../lib/browser/inline/connection'
import { MAX_CHARACTERS } from '../../lib/content/symptoms/match-output'
import { ChunkStatus } from './LoadStatus'
import { OutputMatches, useOutputMatches } from './OutputMatches'
import styles from './PasteOutput.module.css'

const EXAMPLE = '0/3 nodes are available: 3 Insufficient cpu.'

/** Finds the table rows in the documentation that explain a program's output. The text never leaves the browser. */
export function PasteOutput({ initialText = '' }: { readonly initialText?: string }) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [isWanted, setWanted] = useState(false)
  const { list, matches } = useOutputMatches(text, isWanted)
  // The field may already contain `initialText`, or text that the reader entered before hydration.
  useLayoutEffect(() => {
    const before = field.current?.value ?? ''
    setText(before)
    if (before !== '') setWanted(true)
  }, [])
  useEffect(() => {
    if (allowsPrefetch()) setWanted(true)
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: old browsers do not support `<search>`
    <div
      role="search"
      aria-label="Errors and logs"
      className={`fields needs-scripts ${styles.box}`}
    >
      <label htmlFor={id}>Paste an error, a log, or the output of a command</label>
      <textarea
        ref={field}
        id={id}
        defaultValue={initialText}
        rows={3}
        placeholder={EXAMPLE}
        maxLength={MAX_CHARACTERS}
        spellCheck={false}
        dir="auto"
        autoComplete="off"
        onFocus={() => setWanted(true)}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <small>
        The text never leaves your browser.
        {text.length >= MAX_CHARACTERS &&
          ` Only the first ${MAX_CHARACTERS.toLocaleString('en')} characters are searched.`}
      </small>
      <ChunkStatus label="The list of known errors" state={list} />
      <p aria-live="polite">{matches === null ? '' : countText(matches.length)}</p>
      {matches !== null && <OutputMatches matches={matches} />}
    </div>
  )
}

function countText(count: number): string {
  if (count === 0)
    return 'No known error found. If you send the text to Capella support, remove passwords and keys before you send it.'
  return count === 1 ? '1 known error found' : `${count} known errors found, best match first`
}
