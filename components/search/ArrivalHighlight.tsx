import { useEffect } from 'react'
import { createStorageItem } from '../../lib/browser/storage/storage'
import { isRecord, parseJson } from '../../lib/content/json'
import { ARRIVAL_HIGHLIGHT } from '../../lib/site/constants'
import { searchArrival } from '../../lib/site/storage-keys'

/** Highlights the search terms on a page that was reached from search (§2), with the CSS Custom Highlight API. */
export function ArrivalHighlight({ arrivedAt }: { readonly arrivedAt: number | null }) {
  useEffect(() => {
    if (arrivedAt === null || typeof Highlight === 'undefined') return
    const arrival = arrivalAt(window.location.href)
    const note = arrival.get()
    if (note === null || Date.now() - note.time > ARRIVAL_HIGHLIGHT.arrivalMs) return
    // Forget the words in a timer, so that the effect's second run in Strict Mode still finds them.
    const forgetting = window.setTimeout(() => arrival.set(null))
    const leaving = new AbortController()
    // The code is a separate chunk, because most readers do not come from search.
    import('../../lib/browser/search/highlight-arrival').then(
      ({ highlightArrival }) => highlightArrival(note.terms, leaving.signal),
      (error: unknown) => console.warn('The search terms could not be highlighted:', error),
    )
    return () => {
      window.clearTimeout(forgetting)
      leaving.abort()
    }
  }, [arrivedAt])
  return null
}

/** @param href URL of the page, with base path */
export function rememberArrival(href: string, terms: readonly string[]): void {
  arrivalAt(href).set({ terms, time: Date.now() })
}

/** The words to highlight at a URL. Several hits may open in new tabs at once, so each URL has its own item. */
function arrivalAt(href: string) {
  const { pathname, hash } = new URL(href, window.location.href)
  return createStorageItem(searchArrival + pathname + hash, parseArrival)
}

function parseArrival(text: string) {
  const value = parseJson(text)
  if (!isRecord(value) || !Array.isArray(value.terms)) return null
  const terms: readonly string[] = value.terms.filter((term) => typeof term === 'string')
  return { terms, time: Number(value.time) }
}
