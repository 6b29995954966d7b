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
} from './ReleaseParts'
import type { FilterOptions } from './release-filter'
import { foldText, type SelectableEntry } from './select-entries'

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
