import { createContext, useContext } from 'react'
import type { PageData, PageNavigation } from '../../lib/content/navigation/navigation'

type SeparateField = 'navigation' | 'readingMinutes' | 'stepCount' | 'managers'

/** Data about the current page, for the components in and around its content. */
export type Page = {
  readonly route: string
  /** Path of the page's file, relative to the project. */
  readonly filePath: string
  readonly frontMatter: Omit<PageData, SeparateField>
  readonly navigation: PageNavigation
} & Pick<PageData, Exclude<SeparateField, 'navigation'>>

export const PageContext = createContext<Page | null>(null)

/** @throws if called outside a page */
export function usePage(): Page {
  const page = useContext(PageContext)
  if (page === null) throw new Error('usePage: the component must be inside SiteLayout')
  return page
}
