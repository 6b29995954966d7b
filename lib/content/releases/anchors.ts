// Ids are made of the version and the id that an entry has in its file, never of a position or a text: adding, moving and
// rewording entries changes no URL.

/** Id of the heading of a release, such as `v5-5`: headings take no dots. */
export function releaseAnchor(version: string): string {
  return `v${version.replaceAll('.', '-')}`
}

/** Id of an entry of a release, such as `v5-5-terraform`. */
export function entryAnchor(version: string, id: string): string {
  return `${releaseAnchor(version)}-${id}`
}

export function knownIssueAnchor(id: string): string {
  return `known-${id}`
}
