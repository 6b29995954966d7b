import { useEffect } from 'react'

/** How to close what is open over the page, the last one first. */
const guards: (() => void)[] = []

/**
 * While something is open over the page, going back in the history closes it and does nothing else.
 * @param onLeave closes it; the same at every call, or made by `useCallback`
 */
export function useHistoryGuard(isOpen: boolean, onLeave: () => void): void {
  useEffect(() => {
    if (!isOpen) return
    guards.unshift(onLeave)
    return () => {
      guards.splice(guards.indexOf(onLeave), 1)
    }
  }, [isOpen, onLeave])
}

/** Closes what is open; undefined when nothing is. */
export function openGuard(): (() => void) | undefined {
  return guards[0]
}
