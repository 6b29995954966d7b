import { type ReleaseView, WHOLE } from './ReleaseParts'
import { NO_FILTER, type ReleaseFilter } from './release-filter'
import type { ReleaseList } from './release-list'
import { selectEntries } from './select-entries'

export const CHAPTERS = {
  first: { id: 'before-you-upgrade', value: 'Before you upgrade', depth: 3 },
  others: { id: 'changes-by-area', value: 'Changes by area', depth: 3 },
} as const

/**
 * What a filter shows: the entries that fit with the headings around them, or those of an upgrade in a comparison.
 * @param target id that a link leads to: its section is shown beside a comparison, or everything instead of what else is
 * chosen
 */
export function viewOf(list: ReleaseList, filter: ReleaseFilter, target?: string): ReleaseView {
  const { upgrade } = filter
  const { first, others } = selectEntries(list.entries, filter)
  if (upgrade === null) {
    if (others.length === list.total) return { ...WHOLE, filter }
    const shown = new Set(others.flatMap(({ id, section }) => [id, section]))
    addChapters(list, shown)
    const hidden = allBut(list, shown)
    return target !== undefined && hidden.has(target)
      ? viewOf(list, NO_FILTER)
      : { ...WHOLE, filter, hidden }
  }
  const section = list.entries.find(({ id }) => id === target)?.section ?? target ?? ''
  const beside = list.entries.filter((entry) => entry.section === section)
  return {
    filter,
    hidden: allBut(list, new Set([section, ...beside.map(({ id }) => id)])),
    moved: new Set([...first, ...others].map(({ id }) => id)),
    added: [
      { id: 'release-answer', value: `From ${upgrade.from} to ${upgrade.to}`, depth: 2 },
      ...(first.length > 0 ? [CHAPTERS.first] : []),
      ...(others.length > 0 ? [CHAPTERS.others] : []),
    ],
  }
}

/** Adds the sections that others stand below. */
function addChapters(list: ReleaseList, shown: Set<string>): void {
  let isPartShown = false
  for (const { id, depth } of list.sections.toReversed()) {
    if (depth === 2 && isPartShown) shown.add(id)
    isPartShown = depth === 3 && (isPartShown || shown.has(id))
  }
}

/** Ids of all but some sections and entries. */
function allBut(list: ReleaseList, shown: ReadonlySet<string>): ReadonlySet<string> {
  const ids = [...list.sections, ...list.entries].map(({ id }) => id)
  return new Set(ids.filter((id) => !shown.has(id)))
}
