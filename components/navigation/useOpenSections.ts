import { useMemo, useState } from 'react'
import { openSectionsItem } from '../../lib/browser/storage/storage-items'
import type { SidebarItem } from '../../lib/content/navigation/navigation'
import { useStored } from '../ui/useStored'

export type OpenSections = {
  /** Whether a section is open, by the path of its index page. */
  readonly isOpen: (path: string) => boolean
  /** Whether the reader, or a change of page, has toggled it: then it animates. */
  readonly wasToggled: (path: string) => boolean
  /** Opens or closes a section, as the reader asks, and remembers it (§4). */
  readonly toggle: (path: string, isOpen: boolean) => void
}

/** Sections opened or closed since the tree mounted; the others are as the reader left them on other visits. */
type Toggles = Readonly<Record<string, boolean>>

/**
 * Which sections of a sidebar are open: those the reader left open, and those on the way to the page when they come to
 * it.
 */
export function useOpenSections(items: readonly SidebarItem[], route: string): OpenSections {
  const remembered = useStored(openSectionsItem)
  const [shown, setShown] = useState(() => ({ route, toggles: trailOf(items) }))
  if (shown.route !== route) setShown({ route, toggles: { ...shown.toggles, ...trailOf(items) } })
  const { toggles } = shown
  return useMemo(
    () => ({
      isOpen: (path) => toggles[path] ?? remembered?.includes(path) ?? false,
      wasToggled: (path) => path in toggles,
      toggle(path, isOpen) {
        const others = (openSectionsItem.get() ?? []).filter((one) => one !== path)
        openSectionsItem.set(isOpen ? [...others, path] : others)
        setShown((before) => ({ ...before, toggles: { ...before.toggles, [path]: isOpen } }))
      },
    }),
    [toggles, remembered],
  )
}

function trailOf(items: readonly SidebarItem[]): Toggles {
  return Object.fromEntries(openPaths(items).map((path) => [path, true]))
}

/** The sections on the way to the page, which are those that come with their items. */
function openPaths(items: readonly SidebarItem[]): string[] {
  return items.flatMap(({ path, items: inner }) =>
    inner === undefined ? [] : [path, ...openPaths(inner)],
  )
}
