const MAX_LENGTH = 60

/**
 * Converts the words of a table row to a part of its anchor: lowercase letters and digits, joined by hyphens, at most
 * 60 characters long.
 */
export function anchorSlug(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-|-$/g, '')
}
