import { useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { isRecord } from '../../lib/content/json'
import { KNOWN_OUTPUTS_FILE } from '../../lib/content/pages/routes'
import { loadOnce } from '../../lib/content/settings/load-file'
import { productAt } from '../../lib/content/settings/sidebars'
import {
  type KnownOutput,
  MAX_CHARACTERS,
  matchOutput,
  type OutputMatch,
  type Piece,
} from '../../lib/content/symptoms/match-output'
import { countOf } from '../../lib/site/count-of'
import { ChunkStatus } from '../feedback/LoadStatus'
import { Announcement } from '../ui/Announcement'
import { LITERAL_FIELD } from '../ui/literal-field'
import { usePage } from '../ui/PageContext'
import { useChunk } from '../ui/useChunk'
import { useEarlyInput } from '../ui/useEarlyInput'
import { CodeBlock } from './code/CodeBlock'
import { Link } from './elements'
import styles from './KnownErrors.css?url'
import fieldStyles from './PasteOutput.css?url'

const loadKnownOutputs = () => loadOnce(KNOWN_OUTPUTS_FILE, isOutput)

/**
 * Finds the table rows in the documentation that explain a program's output. The text never leaves the browser.
 * @param children what to do about an error that is in no row
 */
export function PasteOutput({ children }: { readonly children: React.ReactNode }) {
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const [text, setText] = useState('')
  const list = useChunk(text === '' ? null : loadKnownOutputs)
  const known = list.status === 'done' ? list.chunk : null
  const { route } = usePage()
  // On a page in no product's sidebar, the rows of all products count.
  const product = productAt(route)?.product ?? null
  const matchedText = useDeferredValue(text)
  const matches = useMemo(
    () =>
      known === null || matchedText.trim() === '' ? null : matchOutput(matchedText, known, product),
    [matchedText, known, product],
  )
  useEarlyInput(box, ({ value }) => setText(value))
  return (
    <search ref={box} aria-label="Errors and logs" className="needs-scripts paste-output-box">
      <link rel="stylesheet" href={fieldStyles} precedence="pages" />
      <label htmlFor={id}>Paste an error, a log, or the output of a command</label>
      <textarea
        id={id}
        aria-describedby={`${id}-note`}
        placeholder="0/3 nodes are available: 3 Insufficient cpu."
        maxLength={MAX_CHARACTERS}
        {...LITERAL_FIELD}
        dir="auto"
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
        <ChunkStatus label="the list of known errors" state={list} />
        <Announcement text={matches === null ? '' : countText(matches.length)} />
      </div>
      {matches !== null && (
        <>
          <link rel="stylesheet" href={styles} precedence="pages" />
          <h2>{countText(matches.length)}</h2>
          {matches.length === 0 && <div className="boxed">{children}</div>}
          {matches.map((match, index) => (
            <Match key={match.known.url} {...match} isOpen={index === 0} />
          ))}
        </>
      )}
    </search>
  )
}

function isOutput(value: unknown): value is KnownOutput {
  return isRecord(value) && [value.action, value.signs, value.near].every(Array.isArray)
}

function countText(count: number): string {
  if (count === 0) return 'No known error found'
  return countOf(count, 'known error') + (count === 1 ? '' : ', most likely cause first')
}

function Match({ known, line, number, host, isOpen }: OutputMatch & { readonly isOpen: boolean }) {
  const { symptom, cause, action, page, url } = known
  const { route } = usePage()
  const place = url.startsWith(`${route}#`) ? 'the table below' : page
  const causeText = cause.map(({ text }) => text).join('')
  const step = action.find((piece) => piece.step !== undefined)
  return (
    <details className="fold boxed" open={isOpen}>
      <summary>
        <h3>{symptom}</h3>{' '}
        <small>{[`Line ${number}`, causeText].filter(Boolean).join(' · ')}</small>
      </summary>
      <dl>
        <dt>{`Line ${number}`}</dt>
        <dd>
          <samp>{line}</samp>
        </dd>
        {host !== undefined && (
          <>
            <dt>Answered by</dt>
            <dd>{host}</dd>
          </>
        )}
        {cause.length > 0 && (
          <>
            <dt>Cause</dt>
            <dd>
              <Pieces pieces={cause} />
            </dd>
          </>
        )}
        <dt>Do this</dt>
        <dd>
          <Pieces pieces={action} hasCommandBlocks />
        </dd>
      </dl>
      <Link className="button" href={step?.href ?? url}>
        {step === undefined ? `Open in ${place}` : `Step ${step.step} of the guide`}
      </Link>
    </details>
  )
}

/** Code of up to this length, in characters, stays on one line even on a phone of 320 pixels. */
const LONGEST_WHOLE = 20
/** Code with arguments: a program, or a cmdlet such as Test-NetConnection. */
const COMMAND = /^(?:[a-z][\w.-]*|[A-Z][a-z]+-[A-Z]\w+) \S/
/** Splits a command before and after its options and its words in capitals. */
const PARTS = /(?<=[\s=])(-\S+|[A-Z]{3,}(?!\S))/
/** The end of the words before a command to run. Other words can warn of it: it then stays in the text. */
const INTRODUCED = /(?:\b(?:run|with|then|and|or)|:) $/i

type PiecesProps = {
  readonly pieces: readonly Piece[]
  readonly hasCommandBlocks?: boolean
}

function Pieces({ pieces, hasCommandBlocks = false }: PiecesProps) {
  const isCommand = (index: number) =>
    hasCommandBlocks &&
    pieces[index]?.isCode === true &&
    COMMAND.test(pieces[index].text) &&
    INTRODUCED.test(pieces[index - 1]?.text ?? '')
  let position = 0
  return pieces.map(({ text, isCode, href }, index) => {
    const key = position
    position += text.length
    if (isCommand(index))
      return (
        <CodeBlock key={key} caption="Command" name={text}>
          <code>
            {/* A line that hangs leaves room for the button. */}
            <span className="hang0">{text.split(PARTS).map(keepPart)}</span>
          </code>
        </CodeBlock>
      )
    if (href !== undefined)
      return (
        <Link key={key} href={href}>
          {text}
        </Link>
      )
    if (isCode)
      return (
        <code key={key} className={text.length > LONGEST_WHOLE ? undefined : 'whole'}>
          {text}
        </code>
      )
    // A block takes the place of the punctuation after it.
    return <span key={key}>{isCommand(index - 1) ? text.replace(/^[.,:;]\s*/, '') : text}</span>
  })
}

/** A browser would break an option after its hyphens. A word in capitals is for a name from the reader's output. */
function keepPart(part: string, index: number) {
  if (index % 2 === 0) return part
  const Part = part.startsWith('-') ? 'span' : 'var'
  return (
    <Part key={index} className="word">
      {part}
    </Part>
  )
}
