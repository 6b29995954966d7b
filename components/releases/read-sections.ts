import {
  Children,
  type ComponentProps,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react'
import { AREAS } from '../../lib/content/releases/vocabulary'
import { elementText } from '../ui/element-text'
import {
  areaKey,
  headingOf,
  ReleaseArea,
  type ReleaseAreaProps,
  ReleaseEntry,
  type ReleaseEntryProps,
  ReleaseNotice,
  type ReleaseNoticeProps,
  ReleaseSection,
  type ReleaseSectionProps,
} from './ReleaseParts'
import type { FilterOptions } from './release-filter'
import { foldText, type SelectableEntry, type SelectableNotice } from './select-entries'

export type ListedEntry = SelectableEntry & {
  readonly id: string
  /** Of the list that it stands in. */
  readonly areaKey: string
  readonly item: ReactElement<ComponentProps<'li'>>
}

export type ListedNotice = SelectableNotice & {
  readonly id: string
  readonly title: string
  readonly content: ReactNode
}

type ListedSection = {
  readonly id: string
  readonly depth: 2 | 3
  readonly entries: readonly ListedEntry[]
  readonly notices: readonly ListedNotice[]
}

export type ReleaseList = FilterOptions & {
  readonly sections: readonly ListedSection[]
  readonly entries: readonly ListedEntry[]
  readonly notices: readonly ListedNotice[]
}

/**
 * Reads the release notes from what is printed of them.
 * @param oldest the version before the oldest release
 */
export function readSections(nodes: ReactNode, oldest: string): ReleaseList {
  const sections = elementsOf<ReleaseSectionProps>(nodes, ReleaseSection).map(readSection)
  const entries = sections.flatMap((section) => section.entries)
  const versions = new Set(entries.flatMap(({ version }) => version ?? []))
  return {
    sections,
    entries,
    notices: sections.flatMap((section) => section.notices),
    areas: AREAS.filter((area) => entries.some((entry) => entry.area === area)),
    versions: [...versions, oldest],
  }
}

function readSection({ depth, children }: ReleaseSectionProps): ListedSection {
  const heading = headingOf(children)
  const { id } = heading
  const title = elementText(heading.children)
  return {
    id,
    depth,
    entries: elementsOf<ReleaseAreaProps>(children, ReleaseArea).flatMap(readArea),
    notices: elementsOf<ReleaseNoticeProps>(children, ReleaseNotice).map((notice) => {
      const content = notice.children.props.children
      const text = foldText(`${title} ${elementText(content)}`)
      return { id, title, content, text, range: notice.applies }
    }),
  }
}

function readArea({ version, area, children }: ReleaseAreaProps): ListedEntry[] {
  const lists = Children.toArray(children).filter(isValidElement<{ children?: ReactNode }>)
  return lists.flatMap((list) =>
    elementsOf<ReleaseEntryProps>(list.props.children, ReleaseEntry).map(
      ({ type, isBreaking = false, children: item }) => ({
        id: item.props.id ?? '',
        areaKey: areaKey(version, area),
        item,
        version,
        area,
        type,
        isBreaking,
        text: foldText(`${area} ${elementText(item)}`),
      }),
    ),
  )
}

/** The properties of those of some nodes that a component prints. */
function elementsOf<Props>(nodes: ReactNode, component: (props: Props) => ReactNode): Props[] {
  return Children.toArray(nodes).flatMap((node) =>
    isValidElement<Props>(node) && node.type === component ? [node.props] : [],
  )
}
