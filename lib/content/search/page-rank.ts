import type { Page } from '../pages/page-map'

/** How much kinds of pages count between equal matches, 0 to 100. */
const RANKS = { page: 100, releaseNotes: 70, aside: 60, list: 30 } as const

/** Rank of a page by its kind: lists of pages and release notes mention everything and explain little. */
export function pageRank({ file, route, sidebar }: Pick<Page, 'file' | 'route' | 'sidebar'>) {
  if (file.endsWith('/index.mdx')) return RANKS.list
  if (route.includes('/Release_Notes/')) return RANKS.releaseNotes
  return sidebar === null ? RANKS.aside : RANKS.page
}
