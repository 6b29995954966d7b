import { useEffect, useState } from 'react'
import { loadPart, type PartState } from '../../lib/browser/navigation/load-part'
import { isRecord } from '../../lib/content/is-record'
import type { SidebarItem } from '../../lib/content/navigation/navigation'
import { sectionFile } from '../../lib/content/pages/addresses'
import { withBasePath } from '../../lib/content/settings/base-path'

type Items = readonly SidebarItem[]

type SectionItems = {
  /** The items of the section; null until they are known. */
  readonly items: Items | null
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

const loaded = new Map<string, readonly SidebarItem[]>()

/**
 * Loads the items of a closed section of the sidebar, once per visit.
 * @throws when the file cannot be loaded or holds something else; the next call tries again
 */
export async function loadSection(path: string): Promise<readonly SidebarItem[]> {
  const known = loaded.get(path)
  if (known !== undefined) return known
  const response = await fetch(withBasePath(sectionFile(path)))
  if (!response.ok) throw new Error(`${path}: answered ${response.status}`)
  const value: unknown = await response.json()
  if (!isItemList(value)) throw new Error(`${path}: the answer holds no list of pages`)
  loaded.set(path, value)
  return value
}

function isItemList(value: unknown): value is readonly SidebarItem[] {
  return Array.isArray(value) && value.every(isItem)
}

function isItem(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { label, path, items } = value
  const hasWords = typeof label === 'string' && typeof path === 'string'
  return hasWords && (items === undefined || isItemList(items))
}
