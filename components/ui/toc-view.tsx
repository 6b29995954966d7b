import type { Heading } from 'nextra'
import { createContext } from 'react'

/** Changes to a page's table of contents by the components on the page. */
export type TocView = {
  /** Ids of hidden elements, including headings. */
  readonly hidden: ReadonlySet<string>
  /** Headings that a component added after hydration; they come last. */
  readonly added: readonly Heading[]
}

export const WHOLE_TOC: TocView = { hidden: new Set(), added: [] }

/** A function that a component calls after it hides or adds headings, to update the table of contents. */
export const ShowTocContext = createContext<(view: TocView) => void>(() => undefined)
