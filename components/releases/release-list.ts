import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { AREAS } from '../../lib/content/releases/vocabulary'
import { elementText } from '../ui/element-text'
import {
  headingId,
  ReleaseEntry,
  type ReleaseEntryProps,
  ReleaseNotice,
  type ReleaseNoticeProps,
  ReleaseSection,
  type ReleaseSectionProps,
  type ReleaseView,
  WHOLE,
} from './ReleaseParts'
import { type FilterOptions, NO_FILTER, type ReleaseFilter } from './release-filter'
import { foldText, type SelectableEntry, selectEntries } from './select-entries'

/** Something to read: an entry, or the notice of a section. */
export type ListedEntry = SelectableEntry & {
  /** Its own; a notice has that of its section. */
  readonly id: string
  /** Id of the section that it stands in. */
  readonly section: string
  /** Name of a notice. */
  readonly title?: string
  readonly children: ReactElement<{ readonly children?: ReactNode }>
}

export type ReleaseList = FilterOptions & {
  readonly sections: readonly { readonly id: string; readonly depth: 2 | 3 }[]
  /** In the order of the page: notices first. */
  readonly entries: readonly ListedEntry[]
  /** How many entries are no notices. */
  readonly total: number
}

/**
 * Reads the release notes from what is printed of them.
 * @param oldest the version before the oldest release
 */
export function listReleases(nodes: ReactNode, oldest: string): ReleaseList {
  const sections: { id: string; depth: 2 | 3 }[] = []
  const entries: ListedEntry[] = []
  const add = (id: string, words: string, props: Omit<ListedEntry, 'id' | 'section' | 'text'>) => {
    const text = foldText(`${words} ${elementText(props.children)}`)
    entries.push({ ...props, id, section: sections.at(-1)?.id ?? '', text })
  }
  const read = (node: ReactNode): void => {
    if (isElementOf<ReleaseEntryProps>(node, ReleaseEntry))
      add(node.props.children.props.id ?? '', node.props.area, node.props)
    else if (isElementOf<ReleaseNoticeProps>(node, ReleaseNotice))
      add(sections.at(-1)?.id ?? '', node.props.title, { version: null, ...node.props })
    else if (isValidElement<{ readonly children?: ReactNode }>(node)) {
      if (isElementOf<ReleaseSectionProps>(node, ReleaseSection))
        sections.push({ id: headingId(node.props.children), depth: node.props.depth })
      Children.forEach(node.props.children, read)
    }
  }
  Children.forEach(nodes, read)
  return {
    sections,
    entries,
    total: entries.filter(({ applies }) => applies === undefined).length,
    areas: AREAS.filter((area) => entries.some((entry) => entry.area === area)),
    versions: [...new Set(entries.flatMap(({ version }) => version ?? [])), oldest],
  }
}

function isElementOf<Props>(
  node: ReactNode,
  component: (props: Props) => ReactNode,
): node is ReactElement<Props> {
  return isValidElement(node) && node.type === component
}

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
