import * as SEARCH_BOX from '../../site/search-box'

/** Says that the query of the search page could not be asked: its code did not load (§8). */
export function showSearchFailure(): void {
  const failure = document.getElementById(SEARCH_BOX.pageFailure)
  const field = document.querySelector<HTMLInputElement>(`#${SEARCH_BOX.pageField}`)
  if (failure && field?.defaultValue) failure.hidden = false
}

/**
 * Shows the query of the URL in the field of the search page before that page's code is there (§2). It is the field's
 * default, which tells it apart from what the reader types.
 */
export function fillSearchField(): void {
  const field = document.querySelector<HTMLInputElement>(`#${SEARCH_BOX.pageField}`)
  const query = new URLSearchParams(location.search).get('q')
  if (!field || !query || field.value) return
  // Browsers drop line ends, and with them the space between two words.
  field.defaultValue = query.replace(/[\s\p{Cc}]+/gu, ' ').slice(0, field.maxLength)
  // What the reader types without a click replaces it.
  field.setSelectionRange(0, field.maxLength)
}
