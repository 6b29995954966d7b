import { ROUTES } from '../../site/constants'
import type { FrontMatter } from './front-matter'

/** How a page is laid out: with sidebar, as a lone article, or on its own terms. */
export type PageLayout = 'docs' | 'page' | 'app'

/** The layout of a page: its front matter decides, else whether it lies below /docs. */
export function layoutOf(route: string, frontMatter: Pick<FrontMatter, 'layout'>): PageLayout {
  if (frontMatter.layout !== undefined) return frontMatter.layout
  return route === ROUTES.docs || route.startsWith(`${ROUTES.docs}/`) ? 'docs' : 'page'
}

const READ_AT_LENGTH = /\/(?:Installation_Guides|Tutorials)\/|\/markdown-page$/

export function showsReadingTime(route: string): boolean {
  return READ_AT_LENGTH.test(route)
}

/** Whether search engines may list a page: not placeholders, drafts, the search page and the not-found page. */
export function isIndexable(
  route: string,
  { status, layout }: Pick<FrontMatter, 'status' | 'layout'>,
): boolean {
  return route === ROUTES.home || (status === undefined && layout !== 'app')
}
