import { RELEASE_NOTES_ROUTE, ROUTES } from '../../site/constants'
import type { FrontMatter } from './front-matter'

/** The clean path, such as `/docs/Stream`, of an MDX file, such as `pages/docs/Stream/index.mdx`; `/` for the home. */
export function routeOfFile(file: string): string {
  return file.replace(/^pages|(?:\/index)?\.mdx?$/g, '') || '/'
}

/** The path of a route without query, hash, or trailing slash. */
export function pathnameOfRoute(route: string): string {
  return route.split(/[?#]/)[0]?.replace(/\/$/, '') || '/'
}

/** URL, without base path, of a page's Markdown copy. Pages with the layout `app` have no copy. */
export function markdownFile(route: string): string {
  return `${route}.md`
}

/** URL, without base path, of the file with the items of a sidebar section. */
export function sectionFile(path: string): string {
  return `/page-map${path}.json`
}

export const LICENSES_URL = '/licenses.txt'

/** Feeds that the release notes link to in `<head>`. `url` has no base path. */
export const FEEDS = {
  rss: {
    url: '/feeds/ftc-releases.rss.xml',
    type: 'application/rss+xml',
    title: 'FTC releases (RSS)',
  },
  atom: {
    url: '/feeds/ftc-releases.atom.xml',
    type: 'application/atom+xml',
    title: 'FTC releases (Atom)',
  },
} as const

export function feedsOf(route: string) {
  return route === RELEASE_NOTES_ROUTE ? Object.values(FEEDS) : []
}

/** `docs` adds a sidebar, `page` shows only the article, and `app` leaves the layout to the page. */
type PageLayout = NonNullable<FrontMatter['layout']>

export function layoutOf(route: string, frontMatter: Pick<FrontMatter, 'layout'>): PageLayout {
  return frontMatter.layout ?? (`${route}/`.startsWith(`${ROUTES.docs}/`) ? 'docs' : 'page')
}

export function isGuide(route: string): boolean {
  return /\/(?:Installation_Guides|Tutorials)\//.test(route)
}

export function showsReadingTime(route: string): boolean {
  return isGuide(route) || route.endsWith('/markdown-page')
}

type Kind = Pick<FrontMatter, 'status' | 'layout'>

export function isIndexable(route: string, { status, layout }: Kind): boolean {
  return route === ROUTES.home || (status === undefined && layout !== 'app')
}

/** URL, without base path, of the program outputs that the site recognizes. */
export const KNOWN_OUTPUTS_FILE = '/known-outputs.json'
