import type { UpgradeRange } from './versions'
import type { EntryType } from './vocabulary'

// What the printed release notes and the script that filters them agree on. The page has hundreds of entries: names are
// short.

/** Classes of the paragraphs and lists of a release: its build, the name of an area, the entries of that area. */
export const RELEASE_CLASSES = { build: 'rb', area: 'ra', entries: 'rl' } as const

/** Class of the label that stands before every entry. */
export const TYPE_CLASSES = {
  new: 'n',
  improved: 'i',
  fixed: 'f',
  removed: 'r',
  note: 'o',
  'known-issue': 'k',
} as const satisfies Record<EntryType, string>

export const RELEASE_ATTRIBUTES = {
  /** On the element where the controls go: the version before the oldest release. */
  explorer: 'data-release-explorer',
  /** On the heading of a release: its version; empty where no release follows. */
  version: 'data-release',
  /** On the heading of a notice: the upgrades it is about. */
  range: 'data-applies',
} as const

/** A range of upgrades as an attribute, such as `4.8 5.0`; a dash stands for an open end. */
export function printRange({ from = '-', to = '-' }: UpgradeRange): string {
  return `${from} ${to}`
}

export function parseRange(printed: string): UpgradeRange {
  const [from, to] = printed.split(' ').map((end) => (end === '-' ? undefined : end))
  return { from, to }
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
