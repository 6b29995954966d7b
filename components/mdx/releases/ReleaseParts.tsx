import {
  Activity,
  Children,
  type ComponentProps,
  cloneElement,
  createContext,
  isValidElement,
  type ReactNode,
  useContext,
} from 'react'
import { type TocView, WHOLE_TOC } from '../../ui/toc-view'
import {
  NO_FILTER,
  type ReleaseEntryProps,
  type ReleaseFilter,
  type UpgradeNoticeProps,
} from './release-filter'

/** Which parts of the release notes are visible. `hidden` contains the ids of hidden headings and entries. */
export type ReleaseView = TocView & {
  readonly filter: ReleaseFilter
  /** Ids of entries that appear in the comparison and not in their sections. */
  readonly moved: ReadonlySet<string>
}

export const WHOLE: ReleaseView = { ...WHOLE_TOC, filter: NO_FILTER, moved: new Set() }

export const ReleaseViewContext = createContext(WHOLE)

export type ReleaseSectionProps = {
  /** The section's heading, then its content, including subsections. */
  readonly children: ReactNode
}

/**
 * A section of the release notes. It hydrates separately, like the sections of other articles (`rehype-sections.ts`).
 */
export function ReleaseSection({ children }: ReleaseSectionProps) {
  const { hidden } = useContext(ReleaseViewContext)
  return (
    <Activity mode="visible">
      <div hidden={hidden.has(headingOf(children).id)}>{children}</div>
    </Activity>
  )
}

/** The id and content of the heading at the start of a section. */
export function headingOf(section: ReactNode) {
  const [heading] = Children.toArray(section)
  const { id = '', children } = isValidElement<ComponentProps<'h2'>>(heading) ? heading.props : {}
  return { id, children }
}

/** A paragraph that applies to certain upgrades and also appears in their comparisons. */
export function UpgradeNotice({ children }: UpgradeNoticeProps) {
  return children
}

export function ReleaseEntry({ children }: ReleaseEntryProps) {
  const { hidden, moved } = useContext(ReleaseViewContext)
  const { id = '' } = children.props
  if (moved.has(id)) return null
  return hidden.has(id) ? cloneElement(children, { hidden: true }) : children
}
