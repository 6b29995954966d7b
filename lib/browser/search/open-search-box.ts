import * as SEARCH_BOX from '../../site/search-box'

/** The search box as long as it is open, else null. */
export function openSearchBox(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`#${SEARCH_BOX.id}[open]`)
}

/** Tells that the first hits show, or that what they need is there: React may come. */
export function tellReady(): void {
  document.dispatchEvent(new Event(SEARCH_BOX.ready))
}
