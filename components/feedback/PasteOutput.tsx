import {
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { allowsPrefetch } from '../../lib/browser/inline/connection'
import { asProduct } from '../../lib/content/search/search-record'
import { withBasePath } from '../../lib/content/settings/base-path'
import { siteConfig } from '../../lib/content/settings/site-config'
import {
  KNOWN_OUTPUTS_FILE,
  type KnownOutput,
  MAX_CHARACTERS,
  matchOutput,
  type OutputMatch,
} from '../../lib/content/symptoms/match-output'
import { usePage } from '../ui/PageContext'
import { type ChunkState, useChunk } from '../ui/useChunk'
import { ChunkStatus } from './LoadStatus'
import styles from './PasteOutput.module.css'

const EXAMPLE = '0/3 nodes are available: 3 Insufficient cpu.'

/** Finds the table rows in the documentation that explain a program's output. The text never leaves the browser. */
export function PasteOutput() {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [isWanted, setWanted] = useState(false)
  const { list, matches } = useOutputMatches(text, isWanted)
  // The reader may have entered text before hydration.
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
      {matches !== null && (
        <ol className={styles.matches}>
          {matches.map((match) => (
            <Match key={match.known.url} {...match} />
          ))}
        </ol>
      )}
    </div>
  )
}

type OutputSearch = {
  readonly list: ChunkState<readonly KnownOutput[]>
  /** Best match first; null if the text is blank or the list has not loaded. */
  readonly matches: readonly OutputMatch[] | null
}

/**
 * On a page in a product's sidebar, searches only the rows for that product; on other pages, all rows.
 * @param isWanted whether to load the list of known outputs
 */
function useOutputMatches(text: string, isWanted: boolean): OutputSearch {
  const { navigation } = usePage()
  const list = useChunk(isWanted ? loadKnownOutputs : null)
  const matchedText = useDeferredValue(text)
  const known = list.status === 'done' ? list.chunk : null
  const product = asProduct(siteConfig.sidebars[navigation.sidebar ?? '']?.product)
  const matches = useMemo(
    () =>
      known === null || matchedText.trim() === '' ? null : matchOutput(matchedText, known, product),
    [matchedText, known, product],
  )
  return { list, matches }
}

async function loadKnownOutputs(): Promise<readonly KnownOutput[]> {
  const response = await fetch(withBasePath(KNOWN_OUTPUTS_FILE))
  if (!response.ok) throw new Error(`${KNOWN_OUTPUTS_FILE}: ${response.status}`)
  return response.json()
}

function countText(count: number): string {
  if (count === 0)
    return 'No known error found. If you send the text to Capella support, remove passwords and keys before you send it.'
  return count === 1 ? '1 known error found' : `${count} known errors found, best match first`
}

/** A table row in the documentation that explains a line of the output. */
function Match({ known, line }: OutputMatch) {
  return (
    <li>
      <p>
        <a href={withBasePath(known.url)}>{known.symptom}</a> <small>{known.page}</small>
      </p>
      <p>
        <samp>{line}</samp>
      </p>
      {known.cause !== null && (
        <p>
          <b>Cause:</b> {known.cause}
        </p>
      )}
      <p>
        <b>What to do:</b> {known.action}
      </p>
    </li>
  )
}
