import { useEffect } from 'react'

/**
 * Tries what failed again as soon as that may help: when the reader goes on typing, or the network is back.
 * @param retry null while nothing has failed
 */
export function useNextChance(box: HTMLElement | null, retry: (() => void) | null): void {
  useEffect(() => {
    if (retry === null) return
    window.addEventListener('online', retry)
    box?.addEventListener('input', retry)
    return () => {
      window.removeEventListener('online', retry)
      box?.removeEventListener('input', retry)
    }
  }, [box, retry])
}
