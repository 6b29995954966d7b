import { useDeferredValue, useEffect } from 'react'
import { entryNote, setEntryNote } from '../../lib/browser/navigation/history-entry'
import { createStorageItem, parseTextList } from '../../lib/browser/storage/storage'
import { ARRIVAL_HIGHLIGHT } from '../../lib/site/constants'
import { searchArrival } from '../../lib/site/storage-keys'

/**
 * Highlights the search terms on a page that was reached from search (§2), with the CSS Custom Highlight API. Its
 * history entry keeps them, for a reload, and for Back and Forward.
 */
export function ArrivalHighlight(props: { readonly arrivedAt: number | null }) {
  // Deferred like `LaterSections`, so that their words are highlighted, too.
  const arrivedAt = useDeferredValue(props.arrivedAt)
  useEffect(() => {
    if (arrivedAt === null || typeof Highlight === 'undefined') return
    const arrival = arrivalAt(window.location.href)
    const [time, ...found] = arrival.get() ?? []
    if (Date.now() - Number(time) <= ARRIVAL_HIGHLIGHT.arrivalMs) setEntryNote({ terms: found })
    const { terms } = entryNote.current
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

/** @param href URL of the page, with base path */
export function rememberArrival(href: string, terms: readonly string[]): void {
  arrivalAt(href).set([String(Date.now()), ...terms])
}

/**
 * The time of the click and the words to highlight at a URL. Several hits may open in new tabs at once, so each URL has
 * its own item.
 */
function arrivalAt(href: string) {
  const { pathname, hash } = new URL(href, window.location.href)
  return createStorageItem(searchArrival + pathname + hash, parseTextList)
}
