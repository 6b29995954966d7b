import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { oneOf } from '../../../lib/content/records'
import { compareVersions } from '../../../lib/content/releases/versions'
import { AREAS, ENTRY_TYPE_NAMES, type EntryType } from '../../../lib/content/releases/vocabulary'
import { cleanQuery } from '../../../lib/search/query'
import { foldText } from '../../ui/element-text'

/** The reader's filter, by the names of the form's controls and of the URL's query; '' means any. */
export type ReleaseFilter = Readonly<Record<'find' | 'type' | 'area' | 'from' | 'to', string>>

/** Everything in the release notes. */
export const NO_FILTER: ReleaseFilter = { find: '', type: '', area: '', from: '', to: '' }

/**
 * Reads a query, such as `find=dolby&type=new&from=4.8&to=5.5`. Values that the page does not have are ignored.
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

/** The versions that an upgrade from one can go to. */
export function laterVersions(from: string, versions: readonly string[]): readonly string[] {
  return from === '' ? [] : versions.slice(0, versions.indexOf(from))
}

/** Reads a form whose controls have the names of the query. */
export function parseForm(form: HTMLFormElement, versions: readonly string[]): ReleaseFilter {
  const values = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return parseFilter(new URLSearchParams(values), versions)
}

/** The query of a URL that shows a state, '' without a filter. */
export function printFilter(filter: ReleaseFilter): string {
  const chosen = Object.entries(filter).filter(([, value]) => value.trim() !== '')
  return chosen.length === 0 ? '' : `?${new URLSearchParams(chosen)}`
}

export type ReleaseEntryProps = {
  /** Null for known issues, which belong to no release. */
  readonly version: string | null
  readonly type: EntryType
  readonly area: string
  /** Whether the reader has to act before an upgrade across it. */
  readonly isBreaking?: boolean
  readonly children: ReactElement<ComponentProps<'li'>>
}

export type UpgradeNoticeProps = {
  /** It is about upgrades from this version or an earlier one. */
  readonly from?: string
  /** It is about upgrades to this version or a later one. */
  readonly to?: string
  /** A paragraph. */
  readonly children: ReactElement<{ readonly children?: ReactNode }>
}

/** An entry, or the notice of a section, which is of no version, type and area. */
export type ListedEntry = Partial<Omit<ReleaseEntryProps, 'children'>> &
  UpgradeNoticeProps & {
    /** Its own; a notice has that of its section. */
    readonly id: string
    /** Name of a notice. */
    readonly title?: string
    /** All of its words, folded by `foldText`. */
    readonly text: string
  }

export type Selection = {
  /** To read before the upgrade; empty when none is asked for. */
  readonly first: readonly ListedEntry[]
  readonly others: readonly ListedEntry[]
}

/** What fits what the reader asks for, in the given order, with what to read before an upgrade apart from the rest. */
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

/** Known issues are part of no upgrade, but for those that break any. */
function isPartOf(entry: ListedEntry, { from, to }: ReleaseFilter): boolean {
  const { title, version, isBreaking } = entry
  if (title !== undefined)
    return (
      compareVersions(from, entry.from ?? from) <= 0 && compareVersions(to, entry.to ?? to) >= 0
    )
  if (!version) return isBreaking === true
  return compareVersions(version, from) > 0 && compareVersions(version, to) <= 0
}

/** How much is shown, in words for readers and screen readers. */
export function describeSelection(
  { first, others }: Selection,
  total: number,
  { from, to }: ReleaseFilter,
): string {
  const count = first.length + others.length
  if (count === 0) return 'No entry matches'
  const entries = (number: number) => (number === 1 ? '1 entry' : `${number} entries`)
  if (from !== '') {
    const toReadFirst = first.length === 0 ? '' : `, ${first.length} to read first`
    return `${entries(count)} from ${from} to ${to}${toReadFirst}`
  }
  return count === total ? entries(total) : `${count} of ${entries(total)}`
}
