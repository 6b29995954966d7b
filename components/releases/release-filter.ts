import { ENTRY_TYPE_NAMES } from '../../lib/content/releases/vocabulary'
import { cleanQuery } from '../../lib/search/query'

/** What the reader asks for, by the names of the form's controls and of the query of a URL; '' is no choice. */
export type ReleaseFilter = Readonly<Record<'find' | 'type' | 'area' | 'from' | 'to', string>>

/** Everything in the release notes. */
export const NO_FILTER: ReleaseFilter = { find: '', type: '', area: '', from: '', to: '' }

export type FilterOptions = {
  readonly areas: readonly string[]
  /** Newest first; the last one is the version before the oldest release. */
  readonly versions: readonly string[]
}

/** Reads a query, such as `find=dolby&type=new&from=4.8&to=5.5`. Values that the page does not have are ignored. */
export function parseFilter(query: URLSearchParams, options: FilterOptions): ReleaseFilter {
  const choice = (name: keyof ReleaseFilter, allowed: readonly string[]) =>
    allowed.find((value) => value === query.get(name)) ?? ''
  const { areas, versions } = options
  const from = choice('from', versions.slice(1))
  return {
    find: cleanQuery(query.get('find') ?? ''),
    type: choice('type', ENTRY_TYPE_NAMES),
    area: choice('area', areas),
    from,
    to: choice('to', laterVersions(from, options)) || (from && (versions[0] ?? '')),
  }
}

/** The versions that an upgrade from one can go to. */
export function laterVersions(from: string, { versions }: FilterOptions): readonly string[] {
  return from === '' ? [] : versions.slice(0, versions.indexOf(from))
}

/** Reads a form whose controls have the names of the query. */
export function parseForm(form: HTMLFormElement, options: FilterOptions): ReleaseFilter {
  const values = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return parseFilter(new URLSearchParams(values), options)
}

/** The query of a URL that shows a state, '' without a filter. */
export function printFilter(filter: ReleaseFilter): string {
  const chosen = Object.entries(filter).filter(([, value]) => value.trim() !== '')
  return chosen.length === 0 ? '' : `?${new URLSearchParams(chosen)}`
}
