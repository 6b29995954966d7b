import { useCallback, useMemo, useState } from 'react'
import { loadOnce } from '../../lib/browser/page/load-once'
import { openSectionsItem } from '../../lib/browser/storage/storage-items'
import { isRecord } from '../../lib/content/json'
import type { OpenSection, SidebarItem } from '../../lib/content/navigation/navigation'
import { sectionFile } from '../../lib/content/pages/routes'
import { usePage } from '../ui/PageContext'
import { type ChunkState, useChunk } from '../ui/useChunk'
import { useStored } from '../ui/useStored'

export type OpenSections = {
  /** A section's path is the path of its index page. */
  readonly isOpen: (path: string) => boolean
  /** False if only storage determines the section's state; changes of the state are then not animated. */
  readonly wasToggled: (path: string) => boolean
  /** Opens or closes the section, and stores the choice (§4). */
  readonly toggle: (path: string, isOpen: boolean) => void
}

/** Whether each section is open, keyed by path. For a section without an entry, storage determines the state. */
type Toggles = Readonly<Record<string, boolean>>

/**
 * A section opens when the reader opens it or visits a page in it, and then stays open until the reader closes it. A
 * section that opens because of a visit is not stored.
 */
export function useOpenSections(pageSections: readonly OpenSection[], route: string): OpenSections {
  const remembered = useStored(openSectionsItem)
  const [state, setState] = useState(() => ({ route, toggles: togglesOf(pageSections) }))
  if (state.route !== route)
    setState({ route, toggles: { ...state.toggles, ...togglesOf(pageSections) } })
  const { toggles } = state
  return useMemo(
    () => ({
      isOpen: (path) => toggles[path] ?? remembered?.includes(path) ?? false,
      wasToggled: (path) => path in toggles,
      toggle(path, isOpen) {
        const rest = (openSectionsItem.get() ?? []).filter((open) => open !== path)
        openSectionsItem.set(isOpen ? [...rest, path] : rest)
        setState((last) => ({ ...last, toggles: { ...last.toggles, [path]: isOpen } }))
      },
    }),
    [toggles, remembered],
  )
}

function togglesOf(sections: readonly OpenSection[]): Toggles {
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
  const load = useCallback(() => loadSection(path), [path])
  const loading = useChunk(isMissing ? load : null)
  const state = isMissing ? loading : null
  const next = pageItems ?? (state?.status === 'done' ? state.chunk : items)
  if (next !== items) setItems(next)
  return { items, state }
}

function loadSection(path: string): Promise<Items> {
  return loadOnce(sectionFile(path), isItem)
}

function isItem(value: unknown): value is SidebarItem {
  return isRecord(value) && typeof value.label === 'string' && typeof value.path === 'string'
}
