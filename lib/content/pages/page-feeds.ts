import { RELEASE_NOTES_ROUTE } from '../../site/constants'

export type PageFeed = {
  readonly route: string
  /** URL without base path. */
  readonly url: string
  readonly type: 'application/rss+xml' | 'application/atom+xml'
  /** Title shown by feed readers. */
  readonly title: string
}

/** All feeds on the site. Pages link to their feeds in `<head>`. */
export const FEEDS = {
  rss: {
    route: RELEASE_NOTES_ROUTE,
    url: '/feeds/ftc-releases.rss.xml',
    type: 'application/rss+xml',
    title: 'FTC releases (RSS)',
  },
  atom: {
    route: RELEASE_NOTES_ROUTE,
    url: '/feeds/ftc-releases.atom.xml',
    type: 'application/atom+xml',
    title: 'FTC releases (Atom)',
  },
} as const satisfies Readonly<Record<string, PageFeed>>

/** The feeds of a page; most pages have none. */
export function feedsOf(route: string): readonly PageFeed[] {
  return Object.values(FEEDS).filter((feed) => feed.route === route)
}
