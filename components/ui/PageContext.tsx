import { createContext, useContext } from 'react'
import type { PageData } from '../../lib/content/navigation/navigation'

export const PageContext = createContext<PageData | null>(null)

/** @throws outside a `PageContext` */
export function usePage(): PageData {
  const page = useContext(PageContext)
  if (page === null) throw new Error('usePage: the component must be inside SiteLayout')
  return page
}

/** Provides the function that a filter calls to leave headings out of the table of contents, by their ids. */
export const HideHeadingsContext = createContext<(ids: ReadonlySet<string>) => void>(
  () => undefined,
)
