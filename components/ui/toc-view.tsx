import type { Heading } from 'nextra'
import { createContext, useContext, useEffect } from 'react'

/** What the table of contents shows beside the headings that the page was printed with. */
export type TocView = {
  /** Ids, not only of headings. */
  readonly hidden: ReadonlySet<string>
  /** Headings that the page has added, last in the list. */
  readonly added: readonly Heading[]
}

export const WHOLE_TOC: TocView = { hidden: new Set(), added: [] }

/** Around an article: takes what its table of contents is to show. */
export const TocViewContext = createContext<(view: TocView) => void>(() => undefined)

/** Makes the table of contents follow a component that hides or adds headings, as long as it is there. */
export function useTocView(view: TocView): void {
  const show = useContext(TocViewContext)
  useEffect(() => {
    show(view)
    return () => show(WHOLE_TOC)
  }, [show, view])
}
