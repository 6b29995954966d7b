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
import type { ReleaseEntryProps, UpgradeNoticeProps } from './release-filter'

export type EntriesView = TocView & {
  /** Entries with these ids appear in the comparison and not in their sections. */
  readonly moved: ReadonlySet<string>
}

export const WHOLE: EntriesView = { ...WHOLE_TOC, moved: new Set() }

export const EntriesViewContext = createContext(WHOLE)

/**
 * `Activity` lets React hydrate each section separately, as in other articles (`rehype-sections.ts`).
 * @param children the section's heading, then its content, including subsections
 */
export function ReleaseSection({ children }: { readonly children: ReactNode }) {
  const { hidden } = useContext(EntriesViewContext)
  return (
    <Activity mode="visible">
      <div hidden={hidden.has(headingOf(children).id)}>{children}</div>
    </Activity>
  )
}

export function headingOf(section: ReactNode) {
  const [heading] = Children.toArray(section)
  const { id = '', children } = isValidElement<ComponentProps<'h2'>>(heading) ? heading.props : {}
  return { id, children }
}

/** A paragraph about an upgrade. It appears in its section and in comparisons for that upgrade. */
export function UpgradeNotice({ children }: UpgradeNoticeProps) {
  return children
}

export function ReleaseEntry({ children }: ReleaseEntryProps) {
  const { hidden, moved } = useContext(EntriesViewContext)
  const { id = '' } = children.props
  if (moved.has(id)) return null
  return hidden.has(id) ? cloneElement(children, { hidden: true }) : children
}
