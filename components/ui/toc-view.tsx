import type { Heading } from 'nextra'
import { createContext } from 'react'

/** What the table of contents shows beside the headings that the page was printed with. */
export type TocView = {
  /** Ids, not only of headings. */
  readonly hidden: ReadonlySet<string>
  /** Headings that the page has added, last in the list. */
  readonly added: readonly Heading[]
}

export const WHOLE_TOC: TocView = { hidden: new Set(), added: [] }

/** Sets what the table of contents shows, for a component of the article that hides or adds headings. */
export const ShowTocContext = createContext<(view: TocView) => void>(() => undefined)
