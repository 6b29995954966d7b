/** Orders versions by their numbers: negative when the first is older. */
export function compareVersions(one: string, other: string): number {
  // A collator of its own would be made at the start of every page: a slow processor needs 30 ms for it.
  return one.localeCompare(other, 'en', { numeric: true })
}

// Ids are made of the version and the id that an entry has in its file, never of a position or a text: adding, moving and
// rewording entries changes no URL.

/** Id of the heading of a release, such as `v5-5`: headings take no dots. */
export function releaseAnchor(version: string): string {
  return `v${version.replaceAll('.', '-')}`
}

/** Id of an entry, such as `v5-5-terraform`; known issues are of no version. */
export function entryAnchor(version: string | null, id: string): string {
  return `${version === null ? 'known' : releaseAnchor(version)}-${id}`
}
