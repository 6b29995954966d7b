import { useCallback, useState } from 'react'
import { loadSection } from '../../lib/browser/sidebar/load-section'
import type { SidebarItem } from '../../lib/content/navigation/navigation'
import { type ChunkState, useChunk } from '../ui/useChunk'

type Items = readonly SidebarItem[]

export type SectionItems = {
  readonly items: Items | undefined
  /** How their loading stands; null when nothing is to be loaded. */
  readonly state: ChunkState<Items> | null
}

/**
 * The items of a section: those that came with a page on the way to which it lies, or else, once it is open, those that
 * are loaded.
 */
export function useSectionItems(
  path: string,
  printed: Items | undefined,
  isOpen: boolean,
): SectionItems {
  const [items, setItems] = useState(printed)
  const isMissing = isOpen && items === undefined
  const load = useCallback(() => loadSection(path), [path])
  const loading = useChunk(isMissing ? load : null)
  const state = isMissing ? loading : null
  const next = printed ?? (state?.status === 'done' ? state.chunk : items)
  if (next !== items) setItems(next)
  return { items, state }
}
