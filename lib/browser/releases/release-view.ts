import type { TocView } from '../article/article-behavior'
import type { ExplorerState } from './explorer-state'
import { comparisonFor } from './release-comparison'
import type { ListedEntry, ReleaseList } from './release-list'
import { describeSelection, selectEntries, selectNotices } from './select-entries'

/**
 * Shows parts of the release notes: filtered in place, or the entries between two releases gathered by area in a list
 * of their own. Entries are moved, not copied, so that their URLs hold.
 * @param place where the list of an upgrade goes
 */
export function createReleaseView(
  list: ReleaseList,
  place: HTMLElement,
  showToc: (view: TocView) => void,
) {
  const elements = list.parts.map(({ element }) => element)
  let comparison: HTMLElement | null = null

  const showAll = () => {
    if (comparison !== null) {
      for (const { element, home } of list.entries) {
        element.querySelector(':scope > .rv')?.remove()
        home.append(element)
      }
      comparison.remove()
      comparison = null
    }
    for (const { element } of list.entries) element.hidden = false
    for (const element of elements) element.hidden = false
  }
  const followInToc = () => {
    const headings = [...(comparison?.querySelectorAll('h2, h3') ?? [])]
    showToc({
      hiddenIds: elements.filter(({ id, hidden }) => hidden && id !== '').map(({ id }) => id),
      added: headings.map(({ id, tagName, textContent }) => ({
        id,
        value: textContent,
        depth: tagName === 'H2' ? 2 : 3,
      })),
    })
  }

  return {
    /** @returns how much is shown, in words */
    show(state: ExplorerState): string {
      const { breaking, others } = selectEntries(list.entries, state)
      const notices = selectNotices(list.notices, state)
      showAll()
      if (state.upgrade !== null) {
        for (const element of elements) element.hidden = true
        comparison = comparisonFor(state.upgrade, { notices, breaking, others })
        place.append(comparison)
      } else if (others.length < list.entries.length) filter(list, others)
      followInToc()
      const shown = { first: notices.length + breaking.length, others: others.length }
      return describeSelection(shown, list.entries.length, state)
    },
    /** Also shows the section that contains the target. */
    reveal(target: Element) {
      const isHeading = (element: Element) => element.matches('h2, h3')
      const at = elements.findIndex((element) => element.contains(target))
      const start = elements.slice(0, at + 1).findLastIndex(isHeading)
      const length = elements.slice(start + 1).findIndex(isHeading)
      const end = length === -1 ? elements.length : start + 1 + length
      for (const element of elements.slice(start, end)) element.hidden = false
      followInToc()
    },
  }
}

function filter({ entries, parts }: ReleaseList, others: readonly ListedEntry[]): void {
  const shown = new Set(others)
  const homes = new Set(others.map(({ home }) => home))
  for (const entry of entries) entry.element.hidden = !shown.has(entry)
  for (const part of parts) part.element.hidden = !part.homes.some((home) => homes.has(home))
}
