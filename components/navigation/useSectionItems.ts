import { useCallback, useState } from 'react'
import type { SidebarItem } from '../../lib/content/navigation/navigation'
import { sectionFile } from '../../lib/content/pages/routes'
import { isRecord } from '../../lib/content/records'
import { withBasePath } from '../../lib/content/settings/base-path'
import { usePage } from '../ui/PageContext'
import { type ChunkState, useChunk } from '../ui/useChunk'

type Items = readonly SidebarItem[]

export type SectionItems = {
  readonly items: Items | undefined
  /** Null when there is nothing to load. */
  readonly state: ChunkState<Items> | null
}

/** A page includes the items of the sections that contain it. Other sections load their items when they open. */
export function useSectionItems(path: string, isOpen: boolean): SectionItems {
  const pageItems = usePage().sections.find((section) => section.path === path)?.items
  const [items, setItems] = useState(pageItems)
  const isMissing = isOpen && items === undefined
  const load = useCallback(() => loadSection(path), [path])
  const loading = useChunk(isMissing ? load : null)
  const state = isMissing ? loading : null
  const next = pageItems ?? (state?.status === 'done' ? state.chunk : items)
  if (next !== items) setItems(next)
  return { items, state }
}

const loaded = new Map<string, readonly SidebarItem[]>()

/** @throws if the file cannot be loaded or is malformed; the next call then tries again */
async function loadSection(path: string): Promise<readonly SidebarItem[]> {
  const known = loaded.get(path)
  if (known !== undefined) return known
  const response = await fetch(withBasePath(sectionFile(path)))
  if (!response.ok) throw new Error(`${path}: status ${response.status}`)
  const value: unknown = await response.json()
  if (!isItemList(value)) throw new Error(`${path}: the response is not a list of pages`)
  loaded.set(path, value)
  return value
}

function isItemList(value: unknown): value is readonly SidebarItem[] {
  return Array.isArray(value) && value.every(isItem)
}

function isItem(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { label, path } = value
  return typeof label === 'string' && typeof path === 'string'
}
