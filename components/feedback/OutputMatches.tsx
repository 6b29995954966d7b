import { useDeferredValue, useMemo } from 'react'
import { asProduct } from '../../lib/content/search/search-record'
import { withBasePath } from '../../lib/content/settings/base-path'
import { siteConfig } from '../../lib/content/settings/site-config'
import {
  KNOWN_OUTPUTS_FILE,
  type KnownOutput,
  matchOutput,
  type OutputMatch,
} from '../../lib/content/symptoms/match-output'
import { usePage } from '../ui/PageContext'
import { type ChunkState, useChunk } from '../ui/useChunk'
import styles from './OutputMatches.module.css'

export type OutputSearch = {
  readonly list: ChunkState<readonly KnownOutput[]>
  /** Best match first; null if the text is blank or the list has not loaded. */
  readonly matches: readonly OutputMatch[] | null
}

/**
 * On a page in a product's sidebar, searches only the rows for that product; on other pages, all rows.
 * @param isWanted whether to load the list of known outputs
 */
export function useOutputMatches(text: string, isWanted: boolean): OutputSearch {
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

export type OutputMatchesProps = {
  readonly matches: readonly OutputMatch[]
  /** False if the matching line already appears above the list. */
  readonly showsLine?: boolean
}

/** The table rows in the documentation that explain a program's output. */
export function OutputMatches({ matches, showsLine = true }: OutputMatchesProps) {
  return (
    <ol className={styles.matches}>
      {matches.map(({ known, line }) => (
        <li key={known.url}>
          <p>
            <a href={withBasePath(known.url)}>{known.symptom}</a> <small>{known.page}</small>
          </p>
          {showsLine && (
            <p>
              <samp>{line}</samp>
            </p>
          )}
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
