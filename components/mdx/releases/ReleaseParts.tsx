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
import type { ReleaseEntryProps } from './release-filter'

/** Ids of the hidden sections and entries. */
export const HiddenEntriesContext = createContext<ReadonlySet<string>>(new Set())

/**
 * `Activity` lets React hydrate each section separately, as in other articles (`rehype-sections.ts`).
 * @param children the section's heading, then its content, including subsections
 */
export function ReleaseSection({ children }: { readonly children: ReactNode }) {
  const hidden = useContext(HiddenEntriesContext)
  return (
    <Activity mode="visible">
      <div hidden={hidden.has(headingOf(children))}>{children}</div>
    </Activity>
  )
}

/** The id of a section's heading. */
export function headingOf(section: ReactNode): string {
  const [heading] = Children.toArray(section)
  return (isValidElement<ComponentProps<'h2'>>(heading) && heading.props.id) || ''
}

export function ReleaseEntry({ children }: ReleaseEntryProps) {
  const isHidden = useContext(HiddenEntriesContext).has(children.props.id ?? '')
  return isHidden ? cloneElement(children, { hidden: true }) : children
}
