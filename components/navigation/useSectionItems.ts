import { useEffect, useState } from 'react'
import { loadPart, type PartState } from '../../lib/browser/navigation/load-part'
import { loadSection } from '../../lib/browser/navigation/section-items'
import type { SidebarItem } from '../../lib/content/navigation/navigation'

type Items = readonly SidebarItem[]

type SectionItems = {
  /** The items of the section; null until they are known. */
  readonly items: Items | null
  /** How their loading stands, when it is needed. */
  readonly state: PartState<Items>
}

/** The items of a section: from the page when it is on the open branch, else loaded when the section is opened. */
export function useSectionItems(section: SidebarItem, isOpen: boolean): SectionItems {
  const [state, setState] = useState<PartState<Items>>({ status: 'pending' })
  const mustLoad = isOpen && section.items === undefined && state.status !== 'done'

  useEffect(
    () => (mustLoad ? loadPart(() => loadSection(section.path), setState) : undefined),
    [mustLoad, section.path],
  )

  // What the page brought is kept for the next page, which may not bring it.
  useEffect(() => {
    if (section.items !== undefined) setState({ status: 'done', part: section.items })
  }, [section.items])

  return { items: section.items ?? (state.status === 'done' ? state.part : null), state }
}
