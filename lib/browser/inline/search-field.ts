import type { InlinePage } from '../../content/settings/inline-options'
import * as SEARCH_BOX from '../../site/search-box'

/** The build inserts the value, so that only the search page contains this code. */
declare const INLINE_PAGE: InlinePage

/** If the search page's URL has a query, shows that results are loading, or that a script failed to load (§4, §8). */
export function showSearchStatus(hasFailed: boolean): void {
  if (INLINE_PAGE !== 'search') return
  const loader = document.getElementById(SEARCH_BOX.pageLoader)
  const failure = document.getElementById(SEARCH_BOX.pageFailure)
  if (!queryOfUrl() || !loader || !failure) return
  loader.hidden = hasFailed
  failure.hidden = !hasFailed
}

/**
 * Puts the URL's query into the search page's field before hydration (§2), unless the reader has already typed there.
 * Sets the field's default value, so that other code can distinguish the query from text that the reader types.
 * @returns whether this is the search page and its URL has a query
 */
export function fillSearchField(): boolean {
  if (INLINE_PAGE !== 'search') return false
  const field = document.querySelector<HTMLInputElement>(`#${SEARCH_BOX.pageField}`)
  const query = queryOfUrl()
  if (!field || !query) return false
  if (field.value) return true
  // Browsers would drop line breaks, and thereby join two words.
  field.defaultValue = query.replace(/[\s\p{Cc}]+/gu, ' ').slice(0, field.maxLength)
  // Select the query, so that typing replaces it.
  field.setSelectionRange(0, field.maxLength)
  return true
}

function queryOfUrl(): string | null {
  return new URLSearchParams(location.search).get('q')
}
