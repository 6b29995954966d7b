import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { oneOf } from '../../../lib/content/records'
import { compareVersions } from '../../../lib/content/releases/versions'
import { AREAS, ENTRY_TYPE_NAMES, type EntryType } from '../../../lib/content/releases/vocabulary'
import { cleanQuery } from '../../../lib/search/query'
import { foldText } from '../../ui/element-text'

/** The keys are the names of the form's controls and of the URL's query parameters; '' means any. */
export type ReleaseFilter = Readonly<Record<'find' | 'type' | 'area' | 'from' | 'to', string>>

export const NO_FILTER: ReleaseFilter = { find: '', type: '', area: '', from: '', to: '' }

/**
 * Reads a query, such as `find=dolby&type=new&from=4.8&to=5.5`. Types, areas, and versions that the form does not offer
 * are ignored. If `from` has no valid `to`, the comparison ends at the newest version.
 * @param versions newest first; the last one is the version before the oldest release
 */
export function parseFilter(query: URLSearchParams, versions: readonly string[]): ReleaseFilter {
  const choice = (name: keyof ReleaseFilter, allowed: readonly string[]) =>
    oneOf(allowed, query.get(name)) ?? ''
  const from = choice('from', versions.slice(1))
  return {
    find: cleanQuery(query.get('find') ?? ''),
    type: choice('type', ENTRY_TYPE_NAMES),
    area: choice('area', AREAS),
    from,
    to: choice('to', laterVersions(from, versions)) || (from && (versions[0] ?? '')),
  }
}

/** The versions after `from`; none if `from` is empty. */
export function laterVersions(from: string, versions: readonly string[]): readonly string[] {
  return from === '' ? [] : versions.slice(0, versions.indexOf(from))
}

export function parseForm(form: HTMLFormElement, versions: readonly string[]): ReleaseFilter {
  const values = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return parseFilter(new URLSearchParams(values), versions)
}

/** The URL's query, starting with `?`; '' for an empty filter. */
export function formatFilter(filter: ReleaseFilter): string {
  const chosen = Object.entries(filter).filter(([, value]) => value.trim() !== '')
  return chosen.length === 0 ? '' : `?${new URLSearchParams(chosen)}`
}

export type ReleaseEntryProps = {
  /** Version of the release; null for known issues, which belong to no release. */
  readonly version: string | null
  readonly type: EntryType
  readonly area: string
  /** Whether the reader has to act before an upgrade that includes this change. */
  readonly isBreaking?: boolean
  readonly children: ReactElement<ComponentProps<'li'>>
}

export type UpgradeNoticeProps = {
  /** The notice applies to upgrades from this version or an earlier one. */
  readonly from?: string
  /** The notice applies to upgrades to this version or a later one. */
  readonly to?: string
  readonly children: ReactElement<{ readonly children?: ReactNode }>
}

/** An entry or a notice. A notice has no version, type, or area. */
export type ListedEntry = Partial<Omit<ReleaseEntryProps, 'children'>> &
  UpgradeNoticeProps & {
    /** Id of the entry, or of the notice's section. */
    readonly id: string
    /** Title of the notice's section; undefined for an entry. */
    readonly title?: string
    /** All words in the entry and its area, or in the notice and its title; normalized by `foldText`. */
    readonly text: string
  }

export type Selection = {
  /** Entries to read before the upgrade; empty without a comparison. */
  readonly first: readonly ListedEntry[]
  readonly others: readonly ListedEntry[]
}

/** Keeps the order of the entries. Selects notices only for a comparison. */
export function selectEntries(entries: readonly ListedEntry[], filter: ReleaseFilter): Selection {
  const { find, type, area, from } = filter
  const words = foldText(find).split(' ')
  const selected = entries.filter(
    (entry) =>
      (type === '' || entry.type === type) &&
      (area === '' || entry.area === area) &&
      words.every((word) => entry.text.includes(word)) &&
      (from === '' ? entry.title === undefined : isPartOf(entry, filter)),
  )
  const isFirst = ({ isBreaking, title }: ListedEntry) =>
    from !== '' && (isBreaking === true || title !== undefined)
  return { first: selected.filter(isFirst), others: selected.filter((entry) => !isFirst(entry)) }
}

/** Known issues, which have no version, are part of a comparison only if they are breaking. */
function isPartOf(entry: ListedEntry, { from, to }: ReleaseFilter): boolean {
  const { title, version, isBreaking } = entry
  if (title !== undefined)
    return (
      compareVersions(from, entry.from ?? from) <= 0 && compareVersions(to, entry.to ?? to) >= 0
    )
  if (!version) return isBreaking === true
  return compareVersions(version, from) > 0 && compareVersions(version, to) <= 0
}

export function describeSelection(
  { first, others }: Selection,
  total: number,
  { from, to }: ReleaseFilter,
): string {
  const count = first.length + others.length
  if (count === 0) return 'No matching entries'
  const entries = (number: number) => (number === 1 ? '1 entry' : `${number} entries`)
  if (from !== '') {
    const toReadFirst = first.length === 0 ? '' : ` (${first.length} to read first)`
    return `${entries(count)} from ${from} to ${to}${toReadFirst}`
  }
  return count === total ? entries(total) : `${count} of ${entries(total)}`
}
