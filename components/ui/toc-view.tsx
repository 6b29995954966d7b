import type { Heading } from 'nextra'
import { createContext } from 'react'

/** Changes that a component in the article makes to the table of contents. */
export type TocView = {
  /** Ids of hidden headings and, in release notes, of hidden entries. */
  readonly hidden: ReadonlySet<string>
  /** Headings that the component added; they come first, because the component is above all other headings. */
  readonly added: readonly Heading[]
}

export const WHOLE_TOC: TocView = { hidden: new Set(), added: [] }

/** Provides the function that components call to update the table of contents. */
export const ShowTocContext = createContext<(view: TocView) => void>(() => undefined)
