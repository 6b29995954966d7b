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

export type OutputMatches = {
  readonly list: ChunkState<readonly KnownOutput[]>
  /** The text that was searched. While the reader types, it can be older than the text in the field. */
  readonly matchedText: string
  /** Best match first; null if the text is blank or the list has not loaded. */
  readonly matches: readonly OutputMatch[] | null
}

/**
 * On a page in a product's sidebar, searches only the rows for that product; on other pages, all rows.
 * @param isWanted whether to load the list of known outputs
 */
export function useOutputMatches(text: string, isWanted: boolean): OutputMatches {
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
  return { list, matchedText, matches }
}

async function loadKnownOutputs(): Promise<readonly KnownOutput[]> {
  const response = await fetch(withBasePath(KNOWN_OUTPUTS_FILE))
  if (!response.ok) throw new Error(`${KNOWN_OUTPUTS_FILE}: ${response.status}`)
  return response.json()
}
