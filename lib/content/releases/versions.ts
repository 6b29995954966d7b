/** Compares versions numerically: negative if the first is older. */
export function compareVersions(a: string, b: string): number {
  // A module-level Intl.Collator would add 30 ms to the start of every page on a slow processor.
  return a.localeCompare(b, 'en', { numeric: true })
}

/** Id of a release heading, such as `v5-5`. Heading ids contain no dots. */
export function releaseAnchor(version: string): string {
  return `v${version.replaceAll('.', '-')}`
}

/**
 * Id of an entry, such as `v5-5-terraform`. The id depends on neither the text nor the position of the entry, so an
 * entry that is reworded or moved within its release keeps its URL.
 * @param version null for known issues
 */
export function entryAnchor(version: string | null, id: string): string {
  return `${version === null ? 'known' : releaseAnchor(version)}-${id}`
}
