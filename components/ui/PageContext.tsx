import { createContext, useContext } from 'react'
import type { PageData, PageNavigation } from '../../lib/content/navigation/navigation'

type SeparateField = 'navigation' | 'sections' | 'readingMinutes' | 'stepCount' | 'managers'

export type ShownPage = {
  readonly route: string
  readonly frontMatter: Omit<PageData, SeparateField>
  readonly navigation: PageNavigation
} & Pick<PageData, Exclude<SeparateField, 'navigation'>>

export const PageContext = createContext<ShownPage | null>(null)

/** @throws outside a `PageContext` */
export function usePage(): ShownPage {
  const page = useContext(PageContext)
  if (page === null) throw new Error('usePage: the component must be inside SiteLayout')
  return page
}

/** Provides the function that a filter calls to leave headings out of the table of contents, by their ids. */
export const HideHeadingsContext = createContext<(ids: ReadonlySet<string>) => void>(
  () => undefined,
)
