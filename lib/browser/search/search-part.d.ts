/** `components/search/search-part.tsx`, to which the bundler leads: this room imports no components. */
declare module 'search-part' {
  /**
   * Draws search in the open box.
   * @param place the element of the box that it fills
   * @returns the function that takes it away
   */
  export function drawSearch(box: HTMLDialogElement, place: Element): () => void
}
