import { useMemo, useState } from 'react'
import { openSectionsSlot } from '../../lib/browser/storage/slots'
import type { SidebarItem } from '../../lib/content/navigation/navigation'
import { useStored } from '../ui/useStored'

export type OpenSections = {
  /** Whether a section is open, by the path of its index page. */
  readonly isOpen: (path: string) => boolean
  /** Whether the reader, or a change of page, has turned it: then it moves. */
  readonly hasTurned: (path: string) => boolean
  /** Opens or closes a section, as the reader asks, and remembers it (§4). */
  readonly turn: (path: string, isOpen: boolean) => void
}

/** Sections that were opened or closed since the tree shows; the others are as the reader left them on other visits. */
type Turns = Readonly<Record<string, boolean>>

/**
 * Which sections of a sidebar are open: those the reader left open, and those on the way to the page when they come to
 * it.
 */
export function useOpenSections(items: readonly SidebarItem[], route: string): OpenSections {
  const remembered = useStored(openSectionsSlot)
  const [shown, setShown] = useState(() => ({ route, turns: trailOf(items) }))
  if (shown.route !== route) setShown({ route, turns: { ...shown.turns, ...trailOf(items) } })
  const { turns } = shown
  return useMemo(
    () => ({
      isOpen: (path) => turns[path] ?? remembered?.includes(path) ?? false,
      hasTurned: (path) => path in turns,
      turn(path, isOpen) {
        const others = (openSectionsSlot.get() ?? []).filter((one) => one !== path)
        openSectionsSlot.set(isOpen ? [...others, path] : others)
        setShown((before) => ({ ...before, turns: { ...before.turns, [path]: isOpen } }))
      },
    }),
    [turns, remembered],
  )
}

function trailOf(items: readonly SidebarItem[]): Turns {
  return Object.fromEntries(openPaths(items).map((path) => [path, true]))
}

/** The sections on the way to the page, which are those that come with their items. */
function openPaths(items: readonly SidebarItem[]): string[] {
  return items.flatMap(({ path, items: inner }) =>
    inner === undefined ? [] : [path, ...openPaths(inner)],
  )
}
