/** The upgrades a notice is about: from this version or an earlier one, to this version or a later one. */
export type UpgradeRange = { readonly from?: string | undefined; readonly to?: string | undefined }

/**
 * Orders versions by their numbers.
 * @returns negative when `a` is older than `b`
 */
export function compareVersions(a: string, b: string): number {
  const left = a.split('.').map(Number)
  const right = b.split('.').map(Number)
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** Whether an upgrade from one version to another brings what came with `version`. */
export function isCrossed(version: string, from: string, to: string): boolean {
  return compareVersions(version, from) > 0 && compareVersions(version, to) <= 0
}

/** Whether a notice is about an upgrade. A notice without a range is about every one. */
export function appliesTo(range: UpgradeRange, from: string, to: string): boolean {
  return (
    (range.from === undefined || compareVersions(from, range.from) <= 0) &&
    (range.to === undefined || compareVersions(to, range.to) >= 0)
  )
}

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
