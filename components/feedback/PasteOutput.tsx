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
import { siteUrl, withBasePath } from '../../lib/content/settings/base-path'
import { siteConfig } from '../../lib/content/settings/site-config'
import { MASKED, maskSecrets } from '../../lib/content/symptoms/mask-secrets'
import {
  KNOWN_OUTPUTS_FILE,
  type KnownOutput,
  MOST_CHARACTERS,
  matchOutput,
  type OutputMatch,
} from '../../lib/content/symptoms/match-output'
import { CopyButton } from '../ui/CopyButton'
import { type Page, usePage } from '../ui/PageContext'
import { useChunk } from '../ui/useChunk'
import { ChunkStatus } from './LoadStatus'
import styles from './PasteOutput.module.css'

/** Takes what a program printed, and shows the rows of the documentation that explain it. Nothing leaves the browser. */
export function PasteOutput({ initialText = '' }: { readonly initialText?: string }) {
  const page = usePage()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [isWanted, setWanted] = useState(false)
  const [isSupportOpen, setSupportOpen] = useState(false)
  const list = useChunk(isWanted ? loadKnownOutputs : null)
  const read = useDeferredValue(text)
  const known = list.status === 'done' ? list.chunk : null
  const product = asProduct(siteConfig.sidebars[page.navigation.sidebar ?? '']?.product)
  const matches = useMemo(
    () => (known === null || read.trim() === '' ? null : matchOutput(read, known, product)),
    [read, known, product],
  )
  // What the reader pasted before hydration, or into a search.
  useLayoutEffect(() => setText(field.current?.value ?? ''), [])
  useEffect(() => {
    if (allowsPrefetch()) setWanted(true)
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: old browsers know no `<search>`
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
        rows={4}
        maxLength={MOST_CHARACTERS}
        spellCheck={false}
        dir="auto"
        autoComplete="off"
        onFocus={() => setWanted(true)}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <small>
        It stays in this browser.
        {text.length >= MOST_CHARACTERS &&
          ` Only its first ${MOST_CHARACTERS.toLocaleString('en')} characters are read.`}
      </small>
      <ChunkStatus label="The list of errors" state={list} />
      <p aria-live="polite">{matches === null ? '' : countText(matches.length)}</p>
      {matches !== null && (
        <>
          <Matches matches={matches} />
          <details
            open={isSupportOpen || matches.length === 0}
            onToggle={({ currentTarget }) =>
              setSupportOpen(matches.length > 0 && currentTarget.open)
            }
          >
            <summary>Text for Capella support</summary>
            {(isSupportOpen || matches.length === 0) && <SupportText text={read} page={page} />}
          </details>
        </>
      )}
    </div>
  )
}

function Matches({ matches }: { readonly matches: readonly OutputMatch[] }) {
  return (
    <ol className={styles.matches}>
      {matches.map(({ known, line }) => (
        <li key={known.url}>
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
      ))}
    </ol>
  )
}

function SupportText({ text, page }: { readonly text: string; readonly page: Page }) {
  const box = useRef<HTMLPreElement>(null)
  const masked = useMemo(() => supportText(text, page), [text, page])
  return (
    <>
      <p>
        {`Hidden in this text: ${MASKED}. Names and addresses stay, and no program recognizes every secret. Read it before you send it.`}
      </p>
      <figure className="code" data-titled="">
        <figcaption>Text for support</figcaption>
        <div className="code-tools">
          <CopyButton code={box} name="Text for support" missing={0} />
        </div>
        <pre ref={box}>{masked}</pre>
      </figure>
    </>
  )
}

function countText(count: number): string {
  if (count === 0) return 'No known error found.'
  return count === 1 ? '1 cause found' : `${count} causes found, the best first`
}

function supportText(text: string, { route, frontMatter }: Page): string {
  return [
    `Page: ${siteUrl(route)}`,
    `Documentation: ${siteConfig.docs.version.label}, ${frontMatter.updated?.date ?? ''}`,
    'Product and version: ',
    'What I did: ',
    '',
    maskSecrets(text.slice(0, MOST_CHARACTERS).trim()),
  ].join('\n')
}

async function loadKnownOutputs(): Promise<readonly KnownOutput[]> {
  const response = await fetch(withBasePath(KNOWN_OUTPUTS_FILE))
  if (!response.ok) throw new Error(`${KNOWN_OUTPUTS_FILE}: ${response.status}`)
  return response.json()
}
