import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { elementText, foldText } from '../../ui/element-text'
import {
  type EntriesView,
  headingOf,
  ReleaseEntry,
  ReleaseSection,
  UpgradeNotice,
  WHOLE,
} from './ReleaseParts'
import { type ListedEntry, NO_FILTER, type ReleaseFilter, selectEntries } from './release-filter'

export type ReleaseList = ReturnType<typeof listReleases>

/**
 * Lists the notices, then the entries in page order; `total` does not count notices. `places` maps the id of each
 * section or entry to the ids of the sections around it, outermost first. The list for a section ends with its own id.
 * @param oldest the version before the oldest release; `versions` ends with it and starts with the newest
 */
export function listReleases(nodes: ReactNode, oldest: string) {
  const places = new Map<string, readonly string[]>()
  const entries: ListedEntry[] = []
  const collect = (node: ReactNode, place: readonly string[], title = ''): void => {
    const add = (words: string, entry: Omit<ListedEntry, 'text'>) => {
      places.set(entry.id, place)
      entries.push({ ...entry, text: foldText(`${words} ${elementText(entry.children)}`) })
    }
    if (isElementOf(node, ReleaseEntry))
      add(node.props.area, { ...node.props, id: node.props.children.props.id ?? '' })
    else if (isElementOf(node, UpgradeNotice))
      add(title, { ...node.props, title, id: place.at(-1) ?? '' })
    else if (isElementOf(node, ReleaseSection)) {
      const { id, children } = headingOf(node.props.children)
      places.set(id, [...place, id])
      const name = elementText(children)
      Children.forEach(node.props.children, (child) => collect(child, [...place, id], name))
    } else if (isValidElement<{ readonly children?: ReactNode }>(node))
      Children.forEach(node.props.children, (child) => collect(child, place, title))
  }
  Children.forEach(nodes, (node) => collect(node, []))
  const isNotice = ({ title }: ListedEntry) => title !== undefined
  const changes = entries.filter((entry) => !isNotice(entry))
  return {
    places,
    entries: [...entries.filter(isNotice), ...changes],
    total: changes.length,
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

export type ReleaseView = EntriesView & { readonly filter: ReleaseFilter }

/**
 * @param target id that a link leads to. A comparison keeps the target's section visible. Without a comparison, the
 * filter is cleared if it would hide the target.
 */
export function viewOf(list: ReleaseList, filter: ReleaseFilter, target = ''): ReleaseView {
  const { places, entries, total } = list
  const { first, others } = selectEntries(entries, filter)
  const ids = [...first, ...others].map(({ id }) => id)
  const allBut = (visible: readonly string[]) =>
    new Set([...places.keys()].filter((id) => !visible.includes(id)))
  if (filter.from === '') {
    if (ids.length === total) return { ...WHOLE, filter }
    const hidden = allBut(ids.flatMap((id) => [id, ...(places.get(id) ?? [])]))
    return hidden.has(target) ? viewOf(list, NO_FILTER) : { ...WHOLE, filter, hidden }
  }
  const section = places.get(target) ?? []
  const beside = entries.filter(({ id }) => places.get(id)?.at(-1) === section.at(-1))
  return {
    filter,
    hidden: allBut([...section, ...beside.map(({ id }) => id)]),
    moved: new Set(ids),
    added: [
      { id: 'release-answer', value: `From ${filter.from} to ${filter.to}`, depth: 2 },
      ...(first.length > 0 ? [CHAPTERS.first] : []),
      ...(others.length > 0 ? [CHAPTERS.others] : []),
    ],
  }
}
