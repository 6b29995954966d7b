import { type RefObject, useCallback, useEffect, useRef } from 'react'
import type { SearchResults } from '../../lib/search/search-session'

/**
 * Moves focus to the first of the results that the reader asked for: the button that asked is gone by then.
 * @returns to call when more results are asked for
 */
export function useFirstNewResult(
  list: RefObject<HTMLElement | null>,
  results: SearchResults | null,
): () => void {
  const shown = useRef<ReadonlySet<string | undefined> | null>(null)
  useEffect(() => {
    const before = shown.current
    if (before === null || results === null || results.isPartial) return
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-hit]') ?? [])]
    const first = links.find((link) => !before.has(link.dataset.hit))
    if (first === undefined) return
    shown.current = null
    // Whoever went on meanwhile stays there.
    if (document.activeElement === document.body) first.focus()
  }, [list, results])
  return useCallback(() => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-hit]') ?? [])]
    shown.current = new Set(links.map((link) => link.dataset.hit))
  }, [list])
}
