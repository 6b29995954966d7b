import { RELEASE_CLASSES } from '../../content/releases/contract'
import { AREAS } from '../../content/releases/vocabulary'
import { domElement } from '../page/dom-element'
import type { ExplorerState, Upgrade } from './explorer-state'
import type { ListedEntry, ListedNotice, ReleaseList } from './release-list'
import { followInToc } from './release-toc'
import { describeSelection, type Selection, selectEntries, selectNotices } from './select-entries'

export type ReleaseView = {
  /** @returns how much that is, in words */
  show(state: ExplorerState): string
  /** Shows the section a target is in besides what is asked for. */
  reveal(id: string): void
  /** Shows everything again, as it was printed. */
  reset(): void
}

/**
 * Shows parts of the release notes: filtered where they stand, or the entries between two releases gathered by area in
 * a list of their own. Entries are moved, not copied, so that their addresses hold.
 * @param place where the list of an upgrade goes
 */
export function createReleaseView(list: ReleaseList, place: HTMLElement): ReleaseView {
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
    reset() {
      reset()
      followToc()
    },
    show(state) {
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
    reveal(id) {
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

type Answer = Selection<ListedEntry> & { readonly notices: readonly ListedNotice[] }

function answerFor({ from, to }: Upgrade, { notices, breaking, others }: Answer): HTMLElement {
  const first = [
    ...(notices.length === 0 ? [] : [domElement('ul', {}, ...notices.map(noticeItem))]),
    ...(breaking.length === 0 ? [] : [entryList(breaking)]),
  ]
  const byArea = AREAS.flatMap((area) => {
    const inArea = others.filter((entry) => entry.area === area)
    return inArea.length === 0
      ? []
      : [domElement('p', { class: RELEASE_CLASSES.area }, area), entryList(inArea)]
  })
  const id = 'release-answer'
  return domElement(
    'section',
    { class: 'rx-answer', 'aria-labelledby': id },
    domElement('h2', { id }, `From ${from} to ${to}`),
    ...chapter('before-you-upgrade', 'Before you upgrade', first),
    ...chapter('changes-by-area', 'Changes by area', byArea),
    ...(first.length + byArea.length === 0 ? [domElement('p', {}, 'No entry matches.')] : []),
  )
}

function chapter(id: string, title: string, content: readonly HTMLElement[]): HTMLElement[] {
  return content.length === 0 ? [] : [domElement('h3', { id }, title), ...content]
}

function noticeItem({ id, title, content }: ListedNotice): HTMLElement {
  return domElement('li', {}, domElement('a', { href: `#${id}` }, title), ': ', ...content)
}

function entryList(entries: readonly ListedEntry[]): HTMLElement {
  const list = domElement('ul', { class: RELEASE_CLASSES.entries })
  for (const { element, version } of entries) {
    if (version !== null) element.prepend(domElement('span', { class: 'rv' }, `${version} `))
    list.append(element)
  }
  return list
}
