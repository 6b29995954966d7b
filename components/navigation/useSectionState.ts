import { useCallback, useEffect, useState } from 'react'
import { openSectionsSlot } from '../../lib/browser/storage/slots'

/**
 * Whether a section of the sidebar is open. The sections above the page are; others are when the reader left them open.
 * @param isOnTrail whether the section holds the page that is shown
 */
export function useSectionState(
  path: string,
  isOnTrail: boolean,
): { isOpen: boolean; toggle: () => void } {
  const [isOpen, setIsOpen] = useState(isOnTrail)
  const [wasOnTrail, setWasOnTrail] = useState(isOnTrail)
  if (isOnTrail !== wasOnTrail) {
    setWasOnTrail(isOnTrail)
    if (isOnTrail) setIsOpen(true)
  }

  useEffect(() => {
    if (openSectionsSlot.get()?.includes(path)) setIsOpen(true)
  }, [path])

  const toggle = useCallback(() => {
    const isNowOpen = !isOpen
    setIsOpen(isNowOpen)
    const others = (openSectionsSlot.get() ?? []).filter((open) => open !== path)
    openSectionsSlot.set(isNowOpen ? [...others, path] : others)
  }, [isOpen, path])
  return { isOpen, toggle }
}
