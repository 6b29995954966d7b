import { useMemo, useState } from 'react'
import { openSectionsItem } from '../../lib/browser/storage/storage-items'
import type { OpenSection } from '../../lib/content/navigation/navigation'
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
