import { createContext, useContext } from 'react'
import type { PageData, PageNavigation } from '../../lib/content/navigation/navigation'

type OwnField = 'navigation' | 'readingMinutes' | 'stepCount' | 'managers'

/** Data about the current page, for everything that is rendered around its content. */
export type Page = {
  readonly route: string
  /** Path of the page's file, relative to the project. */
  readonly filePath: string
  readonly frontMatter: Omit<PageData, OwnField>
  readonly navigation: PageNavigation
} & Pick<PageData, Exclude<OwnField, 'navigation'>>

export const PageContext = createContext<Page | null>(null)

/** @throws when called outside of a page */
export function usePage(): Page {
  const page = useContext(PageContext)
  if (page === null) throw new Error('usePage: found no page, expected it inside of SiteLayout')
  return page
}
