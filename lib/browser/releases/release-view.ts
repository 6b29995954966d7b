import { RELEASE_CLASSES } from '../../content/releases/contract'
import { appliesTo } from '../../content/releases/versions'
import { AREAS } from '../../content/releases/vocabulary'
import { domElement } from '../page/dom-element'
import type { ExplorerState, Upgrade } from './explorer-state'
import type { ListedEntry, ReleaseList } from './release-list'
import { type Selection, selectEntries } from './select-entries'

export type ReleaseView = {
  show(state: ExplorerState): Selection<ListedEntry>
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

  return {
    reset,
    show(state) {
      const selection = selectEntries(list.entries, state)
      reset()
      if (state.upgrade !== null) {
        for (const { element } of list.parts) element.hidden = true
        answer = answerFor(state.upgrade, selection, list)
        place.append(answer)
      } else if (selection.others.length < list.entries.length) filter(list, selection)
      return selection
    },
  }
}

function filter({ entries, parts }: ReleaseList, { others }: Selection<ListedEntry>): void {
  const shown = new Set(others)
  const homes = new Set(others.map(({ home }) => home))
  for (const entry of entries) entry.element.hidden = !shown.has(entry)
  for (const part of parts) part.element.hidden = !part.homes.some((home) => homes.has(home))
}

function answerFor(
  { from, to }: Upgrade,
  { breaking, others }: Selection<ListedEntry>,
  { notices }: ReleaseList,
): HTMLElement {
  const applying = notices.filter(({ range }) => appliesTo(range, from, to))
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
    ...(applying.length + breaking.length === 0
      ? []
      : [
          domElement('h3', {}, 'Before you upgrade'),
          domElement(
            'ul',
            {},
            ...applying.map((notice) =>
              domElement(
                'li',
                {},
                domElement('a', { href: `#${notice.id}` }, notice.title),
                ': ',
                ...notice.content,
              ),
            ),
          ),
          entryList(breaking),
        ]),
    domElement('h3', {}, 'Changes by area'),
    ...(byArea.length === 0 ? [domElement('p', {}, 'No entry matches.')] : byArea),
  )
}

function entryList(entries: readonly ListedEntry[]): HTMLElement {
  const list = domElement('ul', { class: RELEASE_CLASSES.entries })
  for (const { element, version } of entries) {
    if (version !== null) element.prepend(domElement('span', { class: 'rv' }, `${version} `))
    list.append(element)
  }
  return list
}
