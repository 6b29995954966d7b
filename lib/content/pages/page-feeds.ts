import { RELEASE_NOTES_ROUTE } from '../../site/constants'

export type PageFeed = {
  readonly route: string
  /** URL without base path. */
  readonly url: string
  readonly type: 'application/rss+xml' | 'application/atom+xml'
  /** Words of a link to it. */
  readonly label: string
  /** What feed readers call it. */
  readonly title: string
}

/** Every feed of the site: the pages name theirs in the head. */
export const FEEDS = {
  rss: {
    route: RELEASE_NOTES_ROUTE,
    url: '/feeds/ftc-releases.rss.xml',
    type: 'application/rss+xml',
    label: 'RSS',
    title: 'FTC releases (RSS)',
  },
  atom: {
    route: RELEASE_NOTES_ROUTE,
    url: '/feeds/ftc-releases.atom.xml',
    type: 'application/atom+xml',
    label: 'Atom',
    title: 'FTC releases (Atom)',
  },
} as const satisfies Readonly<Record<string, PageFeed>>

/** The feeds of a page, an empty list for most. */
export function feedsOf(route: string): readonly PageFeed[] {
  return Object.values(FEEDS).filter((feed) => feed.route === route)
}
