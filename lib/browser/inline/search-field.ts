import * as SEARCH_BOX from '../../site/search-box'

/** Shows on the search page that results are loading, or that the code for them did not load (§4, §8). */
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
 * Puts the query of the URL into the field of the search page before hydration (§2), as its default value, which
 * differs from text that the reader types.
 * @returns whether this is the search page, with a query
 */
export function fillSearchField(): boolean {
  const field = document.querySelector<HTMLInputElement>(`#${SEARCH_BOX.pageField}`)
  const query = queryOfUrl()
  if (!field || !query) return false
  if (field.value) return true
  // Browsers drop line breaks, which would join two words.
  field.defaultValue = query.replace(/[\s\p{Cc}]+/gu, ' ').slice(0, field.maxLength)
  // Text typed next replaces the selected query.
  field.setSelectionRange(0, field.maxLength)
  return true
}

function queryOfUrl(): string | null {
  return new URLSearchParams(location.search).get('q')
}
