import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { AREAS } from '../../../lib/content/releases/vocabulary'
import { elementText } from '../../ui/element-text'
import {
  headingOf,
  ReleaseEntry,
  ReleaseSection,
  type ReleaseView,
  UpgradeNotice,
  WHOLE,
} from './ReleaseParts'
import {
  type FilterOptions,
  foldText,
  type ListedEntry,
  NO_FILTER,
  type ReleaseFilter,
  selectEntries,
} from './release-filter'

export type ReleaseList = FilterOptions & {
  /** Of each section, its id after those around it. */
  readonly sections: readonly (readonly string[])[]
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
  const sections: string[][] = []
  const entries: ListedEntry[] = []
  const read = (node: ReactNode, around: string[], title = ''): void => {
    const add = (words: string, entry: Omit<ListedEntry, 'sections' | 'text'>) => {
      const text = foldText(`${words} ${elementText(entry.children)}`)
      entries.push({ ...entry, sections: around, text })
    }
    if (isElementOf(node, ReleaseEntry))
      add(node.props.area, { ...node.props, id: node.props.children.props.id ?? '' })
    else if (isElementOf(node, UpgradeNotice))
      add(title, { ...node.props, title, id: around.at(-1) ?? '' })
    else if (isElementOf(node, ReleaseSection)) {
      const heading = headingOf(node.props.children)
      const section = [...around, heading.id]
      sections.push(section)
      const name = elementText(heading.children)
      Children.forEach(node.props.children, (child) => read(child, section, name))
    } else if (isValidElement<{ readonly children?: ReactNode }>(node))
      Children.forEach(node.props.children, (child) => read(child, around, title))
  }
  Children.forEach(nodes, (node) => read(node, []))
  return {
    sections,
    entries,
    total: entries.filter(({ title }) => title === undefined).length,
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
  const { first, others } = selectEntries(list.entries, filter)
  if (filter.from === '') {
    if (others.length === list.total) return { ...WHOLE, filter }
    const hidden = allBut(
      list,
      others.flatMap(({ id, sections }) => [id, ...sections]),
    )
    return hidden.has(target ?? '') ? viewOf(list, NO_FILTER) : { ...WHOLE, filter, hidden }
  }
  const section =
    list.entries.find(({ id }) => id === target)?.sections ??
    list.sections.find((ids) => ids.at(-1) === target) ??
    []
  const beside = list.entries.filter(({ sections }) => sections.at(-1) === section.at(-1))
  return {
    filter,
    hidden: allBut(list, [...section, ...beside.map(({ id }) => id)]),
    moved: new Set([...first, ...others].map(({ id }) => id)),
    added: [
      { id: 'release-answer', value: `From ${filter.from} to ${filter.to}`, depth: 2 },
      ...(first.length > 0 ? [CHAPTERS.first] : []),
      ...(others.length > 0 ? [CHAPTERS.others] : []),
    ],
  }
}

/** Ids of all but some sections and entries. */
function allBut(list: ReleaseList, shown: readonly string[]): ReadonlySet<string> {
  const hidden = new Set([...list.sections.flat(), ...list.entries.map(({ id }) => id)])
  for (const id of shown) hidden.delete(id)
  return hidden
}
