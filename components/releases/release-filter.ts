import { compareVersions } from '../../lib/content/releases/versions'
import { ENTRY_TYPES, type EntryType } from '../../lib/content/releases/vocabulary'
import { cleanQuery } from '../../lib/search/query'

/** An upgrade: the version the reader runs, and a later one. */
export type Upgrade = { readonly from: string; readonly to: string }

export type ReleaseFilter = {
  readonly text: string
  readonly type: EntryType | null
  readonly area: string | null
  readonly upgrade: Upgrade | null
}

export type FilterOptions = {
  readonly areas: readonly string[]
  /** Newest first; the last one is the version before the oldest release. */
  readonly versions: readonly string[]
}

/** Everything in the release notes. */
export const NO_FILTER: ReleaseFilter = { text: '', type: null, area: null, upgrade: null }

/**
 * Reads the query of a URL. Values that the page does not have are ignored.
 * @param search such as `?find=dolby&type=new&from=4.8&to=5.5`
 */
export function parseFilter(search: string, options: FilterOptions): ReleaseFilter {
  const query = new URLSearchParams(search)
  const type = query.get('type') ?? ''
  const area = query.get('area') ?? ''
  return {
    text: cleanQuery(query.get('find') ?? ''),
    type: isEntryType(type) ? type : null,
    area: options.areas.includes(area) ? area : null,
    upgrade: upgradeOf(query.get('from'), query.get('to'), options.versions),
  }
}

/** Reads a form whose controls have the names of the query. */
export function parseForm(form: HTMLFormElement, options: FilterOptions): ReleaseFilter {
  const values = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return parseFilter(String(new URLSearchParams(values)), options)
}

/** The query of a URL that shows a state, '' without a filter. */
export function printFilter({ text, type, area, upgrade }: ReleaseFilter): string {
  const query = new URLSearchParams()
  if (text.trim() !== '') query.set('find', text)
  if (type !== null) query.set('type', type)
  if (area !== null) query.set('area', area)
  if (upgrade !== null) {
    query.set('from', upgrade.from)
    query.set('to', upgrade.to)
  }
  const printed = query.toString()
  return printed === '' ? '' : `?${printed}`
}

/**
 * The upgrade between two versions. Without a valid target it goes to the newest.
 * @returns null when the first is no version of the page, or there is nothing newer
 */
export function upgradeOf(
  from: string | null,
  to: string | null,
  versions: readonly string[],
): Upgrade | null {
  const newest = versions[0]
  if (from === null || newest === undefined || !versions.includes(from)) return null
  const isLater = to !== null && versions.includes(to) && compareVersions(to, from) > 0
  const target = isLater ? to : newest
  return compareVersions(target, from) > 0 ? { from, to: target } : null
}

function isEntryType(value: string): value is EntryType {
  return Object.hasOwn(ENTRY_TYPES, value)
}
