import type { ReleaseView } from './ReleaseParts'
import type { ReleaseList } from './read-sections'
import { NO_FILTER, type ReleaseFilter } from './release-filter'
import { selectEntries, selectNotices } from './select-entries'

export const CHAPTERS = {
  first: { id: 'before-you-upgrade', value: 'Before you upgrade', depth: 3 },
  others: { id: 'changes-by-area', value: 'Changes by area', depth: 3 },
} as const

/**
 * What a filter shows: the entries that fit with the headings around them, or those of an upgrade in a comparison.
 * @param target id that a link leads to: it is shown beside a comparison, or instead of what else is chosen
 */
export function viewOf(list: ReleaseList, filter: ReleaseFilter, target?: string): ReleaseView {
  const { upgrade } = filter
  const { breaking, others } = selectEntries(list.entries, filter)
  const selected = [...breaking, ...others]
  const hidden = new Set<string>()
  if (upgrade !== null || selected.length < list.entries.length) {
    for (const { id, areaKey } of list.entries) hidden.add(id).add(areaKey)
    for (const { id } of list.sections) hidden.add(id)
  }
  if (upgrade === null) {
    for (const { id, areaKey } of selected) for (const one of [id, areaKey]) hidden.delete(one)
    showHeadings(list, hidden)
  }
  if (target !== undefined && hidden.has(target)) {
    if (upgrade === null) return viewOf(list, NO_FILTER)
    showSection(list, hidden, target)
  }
  const hasFirst = breaking.length + selectNotices(list.notices, filter).length > 0
  return {
    filter,
    hidden,
    moved: new Set(upgrade === null ? [] : selected.map(({ id }) => id)),
    added:
      upgrade === null
        ? []
        : [
            { id: 'release-answer', value: `From ${upgrade.from} to ${upgrade.to}`, depth: 2 },
            ...(hasFirst ? [CHAPTERS.first] : []),
            ...(others.length > 0 ? [CHAPTERS.others] : []),
          ],
  }
}

/** Shows the headings above entries that are shown. */
function showHeadings({ sections }: ReleaseList, hidden: Set<string>): void {
  let isChapterShown = false
  for (const { id, depth, entries } of sections.toReversed()) {
    const isShown = entries.some((entry) => !hidden.has(entry.id))
    if (isShown || (depth === 2 && isChapterShown)) hidden.delete(id)
    isChapterShown = depth === 3 && (isShown || isChapterShown)
  }
}

function showSection({ sections }: ReleaseList, hidden: Set<string>, target: string): void {
  const section = sections.find(
    ({ id, entries }) => id === target || entries.some((entry) => entry.id === target),
  )
  if (section === undefined) return
  hidden.delete(section.id)
  for (const { id, areaKey } of section.entries) for (const one of [id, areaKey]) hidden.delete(one)
}
