import type { ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import { type State, toHast } from 'mdast-util-to-hast'
import { visit } from 'unist-util-visit'
import { releaseBody } from '../../compile/releases/entry-list'
import { FEEDS } from '../../content/pages/page-feeds'
import { labelsOf } from '../../content/pages/page-map'
import type { PageMapReading } from '../../content/pages/read-page-map'
import { readReleases } from '../../content/releases/read-releases'
import { releaseAnchor } from '../../content/releases/versions'
import { siteUrl } from '../../content/settings/base-path'
import { siteConfig } from '../../content/settings/site-config'
import { RELEASE_NOTES_ROUTE } from '../../site/constants'
import { atomFeed, rssFeed } from './feeds'

/** Id of the feed, and prefix of the entries' ids. Must stay the same, even if the site moves to another domain. */
const ID_PREFIX = 'tag:capellasystems.net,2026:ftc/releases'

/** @returns content of each feed, by URL below the site's root */
export function releaseFeedFiles(root: string, { pages }: PageMapReading): Map<string, string> {
  const page = pages.find(({ route }) => route === RELEASE_NOTES_ROUTE)
  if (page?.frontMatter.updated === undefined)
    throw new Error(
      `feeds: found no page ${RELEASE_NOTES_ROUTE} with "updated" in its front matter, expected the release notes with a date`,
    )
  const feed = {
    id: ID_PREFIX,
    title: `FTC releases ${siteConfig.titleDelimiter} ${siteConfig.title}`,
    description:
      'New features, improvements, fixes, and removals in each release of FTC. A release without a recorded release date has the date on which its notes were published here.',
    author: siteConfig.title,
    pageUrl: siteUrl(RELEASE_NOTES_ROUTE),
    updated: page.frontMatter.updated,
    items: readReleases(root).releases.map((release) => ({
      id: `${ID_PREFIX}/${release.version}`,
      title: `FTC ${release.version}`,
      url: siteUrl(`${RELEASE_NOTES_ROUTE}#${releaseAnchor(release.version)}`),
      date: release.date ?? release.published,
      html: feedHtml(releaseBody(release, labelsOf(pages)), siteUrl),
    })),
  }
  return new Map([
    [FEEDS.rss.url, rssFeed({ ...feed, feedUrl: siteUrl(FEEDS.rss.url) })],
    [FEEDS.atom.url, atomFeed({ ...feed, feedUrl: siteUrl(FEEDS.atom.url) })],
  ])
}

/**
 * Removes all attributes except `href`.
 * @param absolute makes a URL absolute, because some feed readers do not resolve relative URLs
 */
function feedHtml(children: RootContent[], absolute: (href: string) => string): string {
  const tree = toHast({ type: 'root', children }, { handlers: { mdxJsxFlowElement: childrenOf } })
  visit(tree, 'element', (node) => {
    const { href } = node.properties
    node.properties = typeof href === 'string' ? { href: absolute(href) } : {}
  })
  return toHtml(tree)
}

function childrenOf(state: State, node: MdxJsxFlowElement): ElementContent[] {
  return state.all(node)
}
