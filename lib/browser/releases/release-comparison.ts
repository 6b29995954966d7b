import { RELEASE_CLASSES } from '../../content/releases/markup'
import { AREAS } from '../../content/releases/vocabulary'
import { domElement } from '../page/dom-element'
import type { Upgrade } from './explorer-state'
import type { ListedEntry, ListedNotice } from './release-list'
import type { Selection } from './select-entries'

type Comparison = Selection<ListedEntry> & { readonly notices: readonly ListedNotice[] }

/**
 * The list of what an upgrade brings: notices and breaking changes first, then the other entries by area.
 * The entries' own elements move into it.
 */
export function comparisonFor(
  { from, to }: Upgrade,
  { notices, breaking, others }: Comparison,
): HTMLElement {
  const first =
    notices.length + breaking.length === 0 ? [] : [entryList(breaking, notices.map(noticeItem))]
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

/** @param before items that stand before the entries */
function entryList(
  entries: readonly ListedEntry[],
  before: readonly HTMLElement[] = [],
): HTMLElement {
  const list = domElement('ul', { class: RELEASE_CLASSES.entries }, ...before)
  for (const { element, version } of entries) {
    if (version !== null) element.prepend(domElement('span', { class: 'rv' }, `${version} `))
    list.append(element)
  }
  return list
}
