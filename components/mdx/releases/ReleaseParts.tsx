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

/** The visible part of the release notes; `hidden` contains ids of headings and entries. */
export type ReleaseView = TocView & {
  readonly filter: ReleaseFilter
  /** Ids of entries that the comparison shows instead of their sections. */
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

/** The heading at the start of a section. */
export function headingOf(section: ReactNode) {
  const [heading] = Children.toArray(section)
  const { id = '', children } = isValidElement<ComponentProps<'h2'>>(heading) ? heading.props : {}
  return { id, children }
}

/** A paragraph about certain upgrades; comparisons for those upgrades also list it. */
export function UpgradeNotice({ children }: UpgradeNoticeProps) {
  return children
}

export function ReleaseEntry({ children }: ReleaseEntryProps) {
  const { hidden, moved } = useContext(ReleaseViewContext)
  const { id = '' } = children.props
  if (moved.has(id)) return null
  return hidden.has(id) ? cloneElement(children, { hidden: true }) : children
}
