import * as SEARCH_BOX from '../../site/search-box'

/** Says of the query of the search page that its results are on their way, or that its code did not load (§4, §8). */
export function showSearchStatus(status: 'loading' | 'failed'): void {
  if (!queryOfUrl()) return
  for (const [id, shown] of [
    [SEARCH_BOX.pageLoader, 'loading'],
    [SEARCH_BOX.pageFailure, 'failed'],
  ] as const) {
    const element = document.getElementById(id)
    if (element) element.hidden = status !== shown
  }
}

/**
 * Shows the query of the URL in the field of the search page before that page's code is there (§2). It is the field's
 * default, which tells it apart from what the reader types.
 * @returns whether this is the search page, with a query
 */
export function fillSearchField(): boolean {
  const field = document.querySelector<HTMLInputElement>(`#${SEARCH_BOX.pageField}`)
  const query = queryOfUrl()
  if (!field || !query) return false
  if (field.value) return true
  // Browsers drop line ends, and with them the space between two words.
  field.defaultValue = query.replace(/[\s\p{Cc}]+/gu, ' ').slice(0, field.maxLength)
  // What the reader types without a click replaces it.
  field.setSelectionRange(0, field.maxLength)
  return true
}

function queryOfUrl(): string | null {
  return new URLSearchParams(location.search).get('q')
}
