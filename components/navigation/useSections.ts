import { useCallback, useMemo, useState } from 'react'
import { isRecord } from '../../lib/content/json'
import type { OpenSection, SidebarItem } from '../../lib/content/navigation/navigation'
import { sectionFile } from '../../lib/content/pages/routes'
import { loadOnce } from '../../lib/content/settings/load-file'
import { usePage } from '../ui/PageContext'
import { type ChunkState, useChunk } from '../ui/useChunk'

export type OpenSections = {
  /** A section's path is the path of its index page. */
  readonly isOpen: (path: string) => boolean
  readonly toggle: (path: string, isOpen: boolean) => void
}

/** A section opens when the reader opens it or visits a page in it, and stays open until the reader closes it (§4). */
export function useOpenSections(pageSections: readonly OpenSection[], route: string): OpenSections {
  const [{ route: lastRoute, toggles }, setState] = useState(() => ({
    route,
    toggles: openedBy(pageSections),
  }))
  if (lastRoute !== route) setState({ route, toggles: { ...toggles, ...openedBy(pageSections) } })
  return useMemo(
    () => ({
      isOpen: (path) => toggles[path] ?? false,
      toggle: (path, isOpen) =>
        setState((last) => ({ ...last, toggles: { ...last.toggles, [path]: isOpen } })),
    }),
    [toggles],
  )
}

function openedBy(sections: readonly OpenSection[]): Readonly<Record<string, boolean>> {
  return Object.fromEntries(sections.map(({ path }) => [path, true]))
}

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
  const load = useCallback(() => loadOnce(sectionFile(path), isItem), [path])
  const loading = useChunk(isMissing ? load : null)
  const state = isMissing ? loading : null
  const next = pageItems ?? (state?.status === 'done' ? state.chunk : items)
  if (next !== items) setItems(next)
  return { items, state }
}

function isItem(value: unknown): value is SidebarItem {
  return isRecord(value) && typeof value.label === 'string' && typeof value.path === 'string'
}
