import { ROUTES } from '../../site/constants'
import type { FrontMatter } from './front-matter'

/** Page layouts: with a sidebar, as a single article, or entirely custom. */
export type PageLayout = 'docs' | 'page' | 'app'

/** The layout from the front matter, or by default from the route. */
export function layoutOf(route: string, frontMatter: Pick<FrontMatter, 'layout'>): PageLayout {
  if (frontMatter.layout !== undefined) return frontMatter.layout
  return route === ROUTES.docs || route.startsWith(`${ROUTES.docs}/`) ? 'docs' : 'page'
}

/** Whether readers follow a page step by step, as they do in installation guides and tutorials. */
export function isGuide(route: string): boolean {
  return /\/(?:Installation_Guides|Tutorials)\//.test(route)
}

export function showsReadingTime(route: string): boolean {
  return isGuide(route) || route.endsWith('/markdown-page')
}

/** Whether search engines may list a page: excludes placeholders, drafts, the search page, and the not-found page. */
export function isIndexable(
  route: string,
  { status, layout }: Pick<FrontMatter, 'status' | 'layout'>,
): boolean {
  return route === ROUTES.home || (status === undefined && layout !== 'app')
}
