/** Compares versions numerically: negative if the first is older. */
export function compareVersions(a: string, b: string): number {
  // A module-level Intl.Collator would be created when every page starts, which takes 30 ms on a slow processor.
  return a.localeCompare(b, 'en', { numeric: true })
}

// Ids are made from the version and the entry's id in its file, never from its position or text, so that adding, moving,
// and rewording entries does not change any URL.

/** Id of the heading of a release, such as `v5-5`, because ids of headings contain no dots. */
export function releaseAnchor(version: string): string {
  return `v${version.replaceAll('.', '-')}`
}

/** Id of an entry, such as `v5-5-terraform`; known issues belong to no version. */
export function entryAnchor(version: string | null, id: string): string {
  return `${version === null ? 'known' : releaseAnchor(version)}-${id}`
}
