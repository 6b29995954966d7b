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
import { foldText } from './select-entries'

export type ListedEntry = ReleaseEntryProps & {
  readonly id: string
  /** Id of the section that it stands in. */
  readonly section: string
  /** All of its words, folded by `foldText`. */
  readonly text: string
}

export type ListedNotice = ReleaseNoticeProps & { readonly text: string }

export type ReleaseList = FilterOptions & {
  readonly sections: readonly { readonly id: string; readonly depth: 2 | 3 }[]
  readonly entries: readonly ListedEntry[]
  readonly notices: readonly ListedNotice[]
}

/**
 * Reads the release notes from what is printed of them.
 * @param oldest the version before the oldest release
 */
export function listReleases(nodes: ReactNode, oldest: string): ReleaseList {
  const sections: { id: string; depth: 2 | 3 }[] = []
  const entries: ListedEntry[] = []
  const notices: ListedNotice[] = []
  const read = (node: ReactNode): void => {
    if (isElementOf<ReleaseEntryProps>(node, ReleaseEntry)) {
      const { area, children } = node.props
      const { id = '' } = children.props
      const text = foldText(`${area} ${elementText(children)}`)
      entries.push({ ...node.props, id, text, section: sections.at(-1)?.id ?? '' })
    } else if (isElementOf<ReleaseNoticeProps>(node, ReleaseNotice)) {
      const text = foldText(`${node.props.title} ${elementText(node.props.children)}`)
      notices.push({ ...node.props, text })
    } else if (isValidElement<{ readonly children?: ReactNode }>(node)) {
      if (isElementOf<ReleaseSectionProps>(node, ReleaseSection))
        sections.push({ id: headingId(node.props.children), depth: node.props.depth })
      Children.forEach(node.props.children, read)
    }
  }
  Children.forEach(nodes, read)
  return {
    sections,
    entries,
    notices,
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
