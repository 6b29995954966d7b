import { RELEASE_NOTES_ROUTE } from '../../site/constants'

export type PageFeed = {
  readonly route: string
  /** URL without base path. */
  readonly url: string
  readonly type: 'application/rss+xml' | 'application/atom+xml'
  readonly title: string
}

/** A page links to its feeds in `<head>`. */
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

export function feedsOf(route: string): readonly PageFeed[] {
  return Object.values(FEEDS).filter((feed) => feed.route === route)
}
