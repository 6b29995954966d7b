import { FEEDS } from '../../content/pages/page-feeds'
import { pageLabel } from '../../content/pages/page-map'
import type { PageMapReading } from '../../content/pages/read-page-map'
import { readReleases } from '../../content/releases/read-releases'
import { siteConfig } from '../../content/settings/site-config'
import { siteUrl } from '../../content/settings/site-url'
import { RELEASE_NOTES_ROUTE } from '../../site/constants'
import { atomFeed, rssFeed } from './feeds'
import { releaseFeed } from './release-feed'

/**
 * The feeds of the releases.
 * @returns address below the site's root and content of each
 */
export function releaseFeedFiles(root: string, { pages }: PageMapReading): Map<string, string> {
  const page = pages.find(({ route }) => route === RELEASE_NOTES_ROUTE)
  if (page?.frontMatter.updated === undefined)
    throw new Error(`feeds: found no page ${RELEASE_NOTES_ROUTE}, expected one with "updated"`)
  const titles = new Map(pages.map(({ route, frontMatter }) => [route, pageLabel(frontMatter)]))
  const notes = readReleases(root)
  const site = {
    title: `FTC releases ${siteConfig.titleDelimiter} ${siteConfig.title}`,
    author: siteConfig.title,
    route: RELEASE_NOTES_ROUTE,
    updated: page.frontMatter.updated,
    urlOf: siteUrl,
    titleOf: (route: string) => titles.get(route) ?? route,
  }
  return new Map([
    [FEEDS.rss.address, rssFeed(releaseFeed(notes, { ...site, address: FEEDS.rss.address }))],
    [FEEDS.atom.address, atomFeed(releaseFeed(notes, { ...site, address: FEEDS.atom.address }))],
  ])
}
