import { useCallback, useEffect, useState } from 'react'
import { loadSection } from '../../lib/browser/section-items'
import type { SidebarItem } from '../../lib/docs/navigation'

type SectionItems = {
  /** The items of the section; null until they are known. */
  readonly items: readonly SidebarItem[] | null
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** The items of a section: from the page when it is on the open branch, else loaded when the section is opened. */
export function useSectionItems(section: SidebarItem, isOpen: boolean): SectionItems {
  const [loaded, setLoaded] = useState<readonly SidebarItem[] | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const known = section.items ?? loaded
  const mustLoad = isOpen && known === null

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    if (!mustLoad) return
    let isCurrent = true
    setHasFailed(false)
    loadSection(section.path).then(
      (items) => isCurrent && setLoaded(items),
      () => isCurrent && setHasFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [mustLoad, section.path, attempt])

  useEffect(() => {
    if (section.items !== undefined) setLoaded(section.items)
  }, [section.items])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return { items: known, hasFailed, retry }
}
