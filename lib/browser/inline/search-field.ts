import * as SEARCH_BOX from '../../site/search-box'

/** If the search page's URL has a query, shows that results are loading, or that a script failed to load (§4, §8). */
export function showSearchStatus(status: 'loading' | 'failed'): void {
  if (!queryOfUrl()) return
  for (const [id, visibleStatus] of [
    [SEARCH_BOX.pageLoader, 'loading'],
    [SEARCH_BOX.pageFailure, 'failed'],
  ] as const) {
    const element = document.getElementById(id)
    if (element) element.hidden = status !== visibleStatus
  }
}

/**
 * Puts the URL's query into the search page's field before hydration (§2), unless the reader has already typed there.
 * Sets the field's default value, so that other code can distinguish the query from text that the reader types.
 * @returns whether this is the search page and its URL has a query
 */
export function fillSearchField(): boolean {
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
