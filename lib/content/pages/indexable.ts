import { ROUTES } from '../../site/constants'
import type { FrontMatter } from './front-matter'

/** Whether search engines may list a page: not placeholders, drafts, the search page and the not-found page. */
export function isIndexable(
  route: string,
  { status, layout }: Pick<FrontMatter, 'status' | 'layout'>,
): boolean {
  return route === ROUTES.home || (status === undefined && layout !== 'app')
}
