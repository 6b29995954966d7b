import { createContext } from 'react'

/** Provides the function that a filter calls to leave headings out of the table of contents, by their ids. */
export const HideHeadingsContext = createContext<(ids: ReadonlySet<string>) => void>(
  () => undefined,
)
