import { useEffect, useState } from 'react'
import { type ChunkState, loadChunk } from '../../lib/browser/navigation/load-chunk'
import { loadSection } from '../../lib/browser/sidebar/load-section'
import type { SidebarItem } from '../../lib/content/navigation/navigation'

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
  const [loading, setLoading] = useState<ChunkState<Items> | null>(null)
  const isMissing = isOpen && items === undefined
  useEffect(() => {
    if (isMissing) return loadChunk(() => loadSection(path), setLoading)
  }, [path, isMissing])
  const state = isMissing ? loading : null
  const next = printed ?? (state?.status === 'done' ? state.chunk : items)
  if (next !== items) setItems(next)
  return { items, state }
}
