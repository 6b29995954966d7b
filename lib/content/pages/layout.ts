import { ROUTES } from '../../site/constants'
import type { FrontMatter } from './front-matter'

/** How a page is laid out: with sidebar, as a lone article, or on its own terms. */
export type PageLayout = 'docs' | 'page' | 'app'

/** The layout of a page: its front matter decides; otherwise its route, below /docs or not. */
export function layoutOf(route: string, frontMatter: Pick<FrontMatter, 'layout'>): PageLayout {
  if (frontMatter.layout !== undefined) return frontMatter.layout
  return route === ROUTES.docs || route.startsWith(`${ROUTES.docs}/`) ? 'docs' : 'page'
}

/** Whether a page is read at the keyboard: installation guides and tutorials are. */
export function isGuide(route: string): boolean {
  return /\/(?:Installation_Guides|Tutorials)\//.test(route)
}

export function showsReadingTime(route: string): boolean {
  return isGuide(route) || route.endsWith('/markdown-page')
}

/** Whether search engines may list a page: not placeholders, drafts, the search page and the not-found page. */
export function isIndexable(
  route: string,
  { status, layout }: Pick<FrontMatter, 'status' | 'layout'>,
): boolean {
  return route === ROUTES.home || (status === undefined && layout !== 'app')
}
