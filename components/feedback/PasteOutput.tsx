import { useDeferredValue, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { loadOnce } from '../../lib/browser/page/load-once'
import { isRecord } from '../../lib/content/json'
import { KNOWN_OUTPUTS_FILE } from '../../lib/content/pages/routes'
import { asProduct } from '../../lib/content/search/search-record'
import { withBasePath } from '../../lib/content/settings/base-path'
import { siteConfig } from '../../lib/content/settings/site-config'
import {
  type KnownOutput,
  MAX_CHARACTERS,
  matchOutput,
  type OutputMatch,
} from '../../lib/content/symptoms/match-output'
import { usePage } from '../ui/PageContext'
import { useChunk } from '../ui/useChunk'
import { useDebounced } from '../ui/useDebounced'
import { ChunkStatus } from './LoadStatus'

const loadKnownOutputs = () => loadOnce(KNOWN_OUTPUTS_FILE, isOutput)

/** Finds the table rows in the documentation that explain a program's output. The text never leaves the browser. */
export function PasteOutput() {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const list = useChunk(text === '' ? null : loadKnownOutputs)
  const known = list.status === 'done' ? list.chunk : null
  const { navigation } = usePage()
  // On a page in no product's sidebar, the rows of all products count.
  const product = asProduct(siteConfig.sidebars[navigation.sidebar ?? '']?.product)
  const matchedText = useDeferredValue(text)
  const matches = useMemo(
    () =>
      known === null || matchedText.trim() === '' ? null : matchOutput(matchedText, known, product),
    [matchedText, known, product],
  )
  // The reader may have entered text before hydration.
  useLayoutEffect(() => setText(field.current?.value ?? ''), [])
  return (
    <search aria-label="Errors and logs" className="fields needs-scripts paste-output-box">
      <label htmlFor={id}>Paste an error, a log, or the output of a command</label>
      <textarea
        ref={field}
        id={id}
        aria-describedby={`${id}-note`}
        rows={3}
        placeholder="0/3 nodes are available: 3 Insufficient cpu."
        maxLength={MAX_CHARACTERS}
        spellCheck={false}
        dir="auto"
        autoComplete="off"
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <small id={`${id}-note`}>
        The text never leaves your browser.
        {text.length >= MAX_CHARACTERS && (
          <span>{` Only the first ${MAX_CHARACTERS.toLocaleString('en')} characters are searched.`}</span>
        )}
      </small>
      {/* One element, because the grid would also put a gap around an empty one. */}
      <div>
        <ChunkStatus label="The list of known errors" state={list} />
        <p aria-live="polite">{useDebounced(matches === null ? '' : countText(matches.length))}</p>
      </div>
      {matches !== null && (
        <ol className="paste-output-matches">
          {matches.map((match) => (
            <Match key={match.known.url} {...match} />
          ))}
        </ol>
      )}
    </search>
  )
}

function isOutput(value: unknown): value is KnownOutput {
  return (
    isRecord(value) &&
    typeof value.url === 'string' &&
    typeof value.action === 'string' &&
    Array.isArray(value.signs) &&
    Array.isArray(value.near)
  )
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
