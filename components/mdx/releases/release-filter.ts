import type { ComponentProps, ReactElement } from 'react'
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
 * are ignored. If `from` has no valid `to`, the range ends at the newest version.
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
  readonly children: ReactElement<ComponentProps<'li'>>
}

export type ListedEntry = Omit<ReleaseEntryProps, 'children'> & {
  readonly id: string
  /** All words in the entry and its area, normalized by `foldText`. */
  readonly text: string
}

/** Keeps the order of the entries. Known issues belong to no release, so no range of releases excludes them. */
export function selectEntries(
  entries: readonly ListedEntry[],
  { find, type, area, from, to }: ReleaseFilter,
): readonly ListedEntry[] {
  const words = foldText(find).split(' ')
  const isInRange = ({ version }: ListedEntry) =>
    version === null ||
    from === '' ||
    (compareVersions(version, from) > 0 && compareVersions(version, to) <= 0)
  return entries.filter(
    (entry) =>
      (type === '' || entry.type === type) &&
      (area === '' || entry.area === area) &&
      words.every((word) => entry.text.includes(word)) &&
      isInRange(entry),
  )
}

export function describeSelection(count: number, total: number): string {
  if (count === 0) return 'No matching entries'
  const entries = total === 1 ? '1 entry' : `${total} entries`
  return count === total ? entries : `${count} of ${entries}`
}
