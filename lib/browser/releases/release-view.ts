import type { ExplorerState } from './explorer-state'
import { answerFor } from './release-comparison'
import type { ListedEntry, ReleaseList } from './release-list'
import { followInToc } from './release-toc'
import { describeSelection, selectEntries, selectNotices } from './select-entries'

/**
 * Shows parts of the release notes: filtered in place, or the entries between two releases gathered by area in a list
 * of their own. Entries are moved, not copied, so that their addresses hold.
 * @param place where the list of an upgrade goes
 */
export function createReleaseView(list: ReleaseList, place: HTMLElement) {
  let answer: HTMLElement | null = null

  const reset = () => {
    if (answer !== null) {
      for (const { element, home } of list.entries) {
        element.querySelector(':scope > .rv')?.remove()
        home.append(element)
      }
      answer.remove()
      answer = null
    }
    for (const { element } of list.entries) element.hidden = false
    for (const { element } of list.parts) element.hidden = false
  }

  const followToc = () => followInToc([...(answer?.querySelectorAll<HTMLElement>('h2, h3') ?? [])])

  return {
    /** Shows everything again, as it was printed. */
    reset() {
      reset()
      followToc()
    },
    /** @returns how much is shown, in words */
    show(state: ExplorerState): string {
      const { breaking, others } = selectEntries(list.entries, state)
      const notices = selectNotices(list.notices, state)
      reset()
      if (state.upgrade !== null) {
        for (const { element } of list.parts) element.hidden = true
        answer = answerFor(state.upgrade, { notices, breaking, others })
        place.append(answer)
      } else if (others.length < list.entries.length) filter(list, others)
      followToc()
      const shown = { first: notices.length + breaking.length, others: others.length }
      return describeSelection(shown, list.entries.length, state)
    },
    /** Also shows the section that contains the target. */
    reveal(id: string) {
      const target = document.getElementById(id)
      const elements = list.parts.map(({ element }) => element)
      const isHeading = (element: HTMLElement) => element.matches('h2, h3')
      const at = elements.findIndex((element) => element.contains(target))
      const start = elements.slice(0, at + 1).findLastIndex(isHeading)
      const length = elements.slice(start + 1).findIndex(isHeading)
      const end = length === -1 ? elements.length : start + 1 + length
      for (const element of elements.slice(start, end)) element.hidden = false
      followToc()
    },
  }
}

function filter({ entries, parts }: ReleaseList, others: readonly ListedEntry[]): void {
  const shown = new Set(others)
  const homes = new Set(others.map(({ home }) => home))
  for (const entry of entries) entry.element.hidden = !shown.has(entry)
  for (const part of parts) part.element.hidden = !part.homes.some((home) => homes.has(home))
}
