import { useMemo, useState } from 'react'
import { openSectionsItem } from '../../lib/browser/storage/storage-items'
import type { SidebarItem } from '../../lib/content/navigation/navigation'
import { useStored } from '../ui/useStored'

export type OpenSections = {
  /** Whether the section is open. A section's path is the path of its index page. */
  readonly isOpen: (path: string) => boolean
  /** Whether the reader or a page change has toggled the section; if so, the section animates. */
  readonly wasToggled: (path: string) => boolean
  /** Opens or closes a section at the reader's request, and remembers the choice (§4). */
  readonly toggle: (path: string, isOpen: boolean) => void
}

/** Sections opened or closed since the tree mounted; other sections stay as the reader left them on earlier visits. */
type Toggles = Readonly<Record<string, boolean>>

/**
 * Tracks the open sections in a sidebar. A section is open if the reader opened it, or if a page in it has been visited
 * since the tree mounted, until the reader closes it. Only the reader's choices are remembered for the next visit.
 */
export function useOpenSections(items: readonly SidebarItem[], route: string): OpenSections {
  const remembered = useStored(openSectionsItem)
  const [state, setState] = useState(() => ({ route, toggles: trailOf(items) }))
  if (state.route !== route) setState({ route, toggles: { ...state.toggles, ...trailOf(items) } })
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

function trailOf(items: readonly SidebarItem[]): Toggles {
  return Object.fromEntries(openPaths(items).map((path) => [path, true]))
}

/** Paths of the sections that contain the current page: the only ones whose items are included in the page. */
function openPaths(items: readonly SidebarItem[]): string[] {
  return items.flatMap(({ path, items: inner }) =>
    inner === undefined ? [] : [path, ...openPaths(inner)],
  )
}
