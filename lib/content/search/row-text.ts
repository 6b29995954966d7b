/** Separates the cells in the text of a table row. */
export const CELL_SEPARATOR = ' · '

const MAX_SLUG_LENGTH = 60

/** Converts words to part of an anchor, such as `Max. jobs` to `max-jobs`. */
export function anchorSlug(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-|-$/g, '')
}
