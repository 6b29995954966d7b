import { useEffect } from 'react'
import { createStorageItem } from '../../lib/browser/storage/storage'
import { isRecord, parseJson } from '../../lib/content/json'
import { ARRIVAL_HIGHLIGHT } from '../../lib/site/constants'
import { searchArrival } from '../../lib/site/storage-keys'

/** Highlights the search terms on a page that was reached from search (§2), with the CSS Custom Highlight API. */
export function ArrivalHighlight({ arrivedAt }: { readonly arrivedAt: number | null }) {
  useEffect(() => {
    if (arrivedAt === null || typeof Highlight === 'undefined') return
    const terms = arrivalTerms(window.location.pathname)
    if (terms.length === 0) return
    // Forget the words in a timer, so that the effect's second run in Strict Mode still finds them.
    const forgetting = window.setTimeout(() => arrival.set(null))
    const leaving = new AbortController()
    // The code is a separate chunk, because most readers do not come from search.
    import('../../lib/browser/search/highlight-arrival').then(
      ({ highlightArrival }) => highlightArrival(terms, leaving.signal),
      (error: unknown) => console.warn('The search terms could not be highlighted:', error),
    )
    return () => {
      window.clearTimeout(forgetting)
      leaving.abort()
    }
  }, [arrivedAt])
  return null
}

/** The page last opened from search results, in any tab, with the words to highlight on it. */
const arrival = createStorageItem(searchArrival, parseArrival)

/** @param href URL of the page, with base path */
export function rememberArrival(href: string, terms: readonly string[]): void {
  arrival.set({ path: href.split(/[?#]/)[0] ?? href, terms, time: Date.now() })
}

/**
 * @returns an empty list unless this page is the last one that the reader opened from search, less than `arrivalMs` ago
 */
function arrivalTerms(path: string): readonly string[] {
  const note = arrival.get()
  const isRecent = note !== null && Date.now() - note.time < ARRIVAL_HIGHLIGHT.arrivalMs
  return isRecent && note.path === path ? note.terms : []
}

function parseArrival(text: string) {
  const value = parseJson(text)
  if (!isRecord(value) || !Array.isArray(value.terms)) return null
  const terms: readonly string[] = value.terms.filter((term) => typeof term === 'string')
  return { path: String(value.path), terms, time: Number(value.time) }
}
