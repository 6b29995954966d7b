import { ROUTES } from '../../site/constants'
import type { FrontMatter } from './front-matter'

/** `docs` adds a sidebar, `page` shows only the article, and `app` leaves the layout to the page. */
export type PageLayout = 'docs' | 'page' | 'app'

export function layoutOf(route: string, frontMatter: Pick<FrontMatter, 'layout'>): PageLayout {
  if (frontMatter.layout !== undefined) return frontMatter.layout
  return route === ROUTES.docs || route.startsWith(`${ROUTES.docs}/`) ? 'docs' : 'page'
}

export function isGuide(route: string): boolean {
  return /\/(?:Installation_Guides|Tutorials)\//.test(route)
}

export function showsReadingTime(route: string): boolean {
  return isGuide(route) || route.endsWith('/markdown-page')
}

export function isIndexable(
  route: string,
  { status, layout }: Pick<FrontMatter, 'status' | 'layout'>,
): boolean {
  return route === ROUTES.home || (status === undefined && layout !== 'app')
}
