/** Compares versions numerically: negative if the first is older. */
export function compareVersions(a: string, b: string): number {
  // A module-level Intl.Collator would add 30 ms to the start of every page on a slow processor.
  return a.localeCompare(b, 'en', { numeric: true })
}

// Anchors consist of the version and the id in the data, so entries that are moved or reworded keep their URLs.

/** Id of a release heading, such as `v5-5`. Heading ids contain no dots. */
export function releaseAnchor(version: string): string {
  return `v${version.replaceAll('.', '-')}`
}

/** Id of an entry, such as `v5-5-terraform`; `version` is null for known issues. */
export function entryAnchor(version: string | null, id: string): string {
  return `${version === null ? 'known' : releaseAnchor(version)}-${id}`
}
