import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { elementText, foldText } from '../../ui/element-text'
import { headingOf, ReleaseEntry, ReleaseSection } from './ReleaseParts'
import { type ListedEntry, NO_FILTER, type ReleaseFilter, selectEntries } from './release-filter'

export type ReleaseList = ReturnType<typeof listReleases>

/**
 * Lists the entries in page order. `places` maps the id of each entry, and of each section with entries, to the ids of
 * the sections around it. The list for a section contains its own id.
 * @param oldest the version before the oldest release; `versions` ends with it and starts with the newest
 */
export function listReleases(nodes: ReactNode, oldest: string) {
  const places = new Map<string, readonly string[]>()
  const entries: ListedEntry[] = []
  const collect = (node: ReactNode, place: readonly string[]): void => {
    if (isElementOf(node, ReleaseEntry)) {
      const { children, ...facts } = node.props
      const { id = '' } = children.props
      entries.push({ ...facts, id, text: foldText(`${facts.area} ${elementText(children)}`) })
      for (const inside of [id, ...place]) places.set(inside, place)
    } else if (isElementOf(node, ReleaseSection)) {
      const inner = [...place, headingOf(node.props.children)]
      Children.forEach(node.props.children, (child) => collect(child, inner))
    } else if (isValidElement<{ readonly children?: ReactNode }>(node))
      Children.forEach(node.props.children, (child) => collect(child, place))
  }
  Children.forEach(nodes, (node) => collect(node, []))
  return {
    places,
    entries,
    versions: [...new Set(entries.flatMap(({ version }) => version ?? [])), oldest],
  }
}

function isElementOf<Props>(
  node: ReactNode,
  component: (props: Props) => ReactNode,
): node is ReactElement<Props> {
  return isValidElement(node) && node.type === component
}

/** @param target id that a link leads to; the filter is cleared if it would hide the target */
export function viewOf({ places, entries }: ReleaseList, filter: ReleaseFilter, target = '') {
  const ids = selectEntries(entries, filter).map(({ id }) => id)
  const visible = new Set(ids.flatMap((id) => [id, ...(places.get(id) ?? [])]))
  const hidden = new Set([...places.keys()].filter((id) => !visible.has(id)))
  if (hidden.has(target))
    return { filter: NO_FILTER, hidden: new Set<string>(), count: entries.length }
  return { filter, hidden, count: ids.length }
}
