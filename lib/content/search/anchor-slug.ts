const MAX_LENGTH = 60

/** The part of a row's anchor that comes from its words: lowercase letters and digits, joined by hyphens. */
export function anchorSlug(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-|-$/g, '')
}
