import { useEffect, useState } from 'react'
import { nearestRoutes, type RouteSuggestion } from '../../lib/content/navigation/nearest-routes'
import { normalizePath } from '../../lib/content/navigation/normalize-path'
import { PAGE_LIST_FILE } from '../../lib/content/pages/routes'
import { withBasePath } from '../../lib/content/settings/base-path'

const MAX_SUGGESTIONS = 4

/** Empty until the page list has loaded, and if no page has a similar URL. */
export function useSuggestions(): readonly RouteSuggestion[] {
  const [suggestions, setSuggestions] = useState<readonly RouteSuggestion[]>([])
  useEffect(() => {
    let isCurrent = true
    loadPageList().then(
      (pages) => {
        const wanted = normalizePath(window.location.pathname)
        if (isCurrent) setSuggestions(nearestRoutes(wanted, pages, MAX_SUGGESTIONS))
      },
      (error: unknown) => console.warn('Suggestions for this URL could not be loaded:', error),
    )
    return () => {
      isCurrent = false
    }
  }, [])
  return suggestions
}

let list: Promise<readonly RouteSuggestion[]> | undefined

/**
 * Keeps the page list until the document closes, so that a reader who returns to the not-found page while offline still
 * gets suggestions. After a failure, the next call tries again.
 */
function loadPageList(): Promise<readonly RouteSuggestion[]> {
  list ??= fetchPageList().catch((error: unknown) => {
    list = undefined
    throw error
  })
  return list
}

async function fetchPageList(): Promise<readonly RouteSuggestion[]> {
  const response = await fetch(withBasePath(PAGE_LIST_FILE))
  if (!response.ok)
    throw new Error(
      `The list of pages could not be loaded: the server responded with status ${response.status}.`,
    )
  const value: unknown = await response.json()
  if (!isList(value)) throw new Error('The list of pages is malformed.')
  return value
}

function isList(value: unknown): value is readonly RouteSuggestion[] {
  return Array.isArray(value)
}
