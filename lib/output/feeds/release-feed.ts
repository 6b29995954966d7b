import { releaseBody } from '../../compile/releases/page-blocks'
import { feedHtml } from '../../compile/releases/print-html'
import { releaseAnchor } from '../../content/releases/anchors'
import type { ReleaseNotes } from '../../content/releases/schema'
import type { Feed } from './feeds'

/** What the feeds of the releases need to know of the site. */
export type FeedSite = {
  readonly title: string
  readonly author: string
  /** Route of the page. */
  readonly route: string
  /** Address of the feed without base path. */
  readonly address: string
  /** ISO date on which the page was last updated. */
  readonly updated: string
  /** Makes the address of a route absolute. */
  urlOf(route: string): string
  /** Words of a link to a route. */
  titleOf(route: string): string
}

/** Names what a feed tells of for ever: it must survive a move of the site. */
const ID_PREFIX = 'tag:capellasystems.net,2026:ftc/releases'

export function releaseFeed({ releases }: ReleaseNotes, site: FeedSite): Feed {
  return {
    id: ID_PREFIX,
    title: site.title,
    description:
      'What is new, improved, fixed and removed in each release of FTC. A release without a recorded day carries the day on which its notes appeared here.',
    author: site.author,
    pageUrl: site.urlOf(site.route),
    feedUrl: site.urlOf(site.address),
    updated: site.updated,
    items: releases.map((release) => ({
      id: `${ID_PREFIX}/${release.version}`,
      title: `FTC ${release.version}`,
      url: site.urlOf(`${site.route}#${releaseAnchor(release.version)}`),
      date: release.date ?? release.published,
      html: feedHtml(releaseBody(release, site.titleOf), site.urlOf),
    })),
  }
}
