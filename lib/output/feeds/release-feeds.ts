import { toHtml } from 'hast-util-to-html'
import type { RootContent } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import { visit } from 'unist-util-visit'
import { releaseBody } from '../../compile/releases/entry-list'
import { escapeMarkup } from '../../content/html-entities'
import { labelsOf, type Page } from '../../content/pages/page-map'
import type { PageMapReading } from '../../content/pages/read-page-map'
import { FEEDS } from '../../content/pages/routes'
import { readReleases, releaseAnchor } from '../../content/releases/read-releases'
import { siteUrl } from '../../content/settings/base-path'
import { siteConfig } from '../../content/settings/site-config'
import { RELEASE_NOTES_ROUTE } from '../../site/constants'

/** Id of the feed, and prefix of the entries' ids. Must stay the same, even if the site moves to another domain. */
const ID_PREFIX = 'tag:capellasystems.net,2026:ftc/releases'
const TITLE = `FTC releases ${siteConfig.titleDelimiter} ${siteConfig.title}`
const DESCRIPTION =
  'New features, improvements, fixes, and removals in each release of FTC. A release without a recorded release date has the date on which its notes were published here.'
const HEAD = '<?xml version="1.0" encoding="utf-8"?>\n'

type FeedItem = ReturnType<typeof itemsOf>[number]

/** @returns content of each feed, by URL below the site's root */
export function releaseFeeds(root: string, { pages }: PageMapReading): Map<string, string> {
  const items = itemsOf(root, pages)
  const dates = items.map(({ date }) => date).sort()
  const updated = dates.at(-1) ?? ''
  return new Map([
    [FEEDS.rss.url, rssFeed(items, updated)],
    [FEEDS.atom.url, atomFeed(items, updated)],
  ])
}

/** The releases, newest first. An id must never change: feed readers show an entry with a new id as unread. */
function itemsOf(root: string, pages: readonly Page[]) {
  return readReleases(root).releases.map((release) => ({
    id: `${ID_PREFIX}/${release.version}`,
    title: `FTC ${release.version}`,
    url: siteUrl(`${RELEASE_NOTES_ROUTE}#${releaseAnchor(release.version)}`),
    date: release.date ?? release.published,
    html: feedHtml(releaseBody(release, labelsOf(pages))),
  }))
}

/** Keeps no attributes except `href`. URLs become absolute, because some feed readers do not resolve relative ones. */
function feedHtml(children: RootContent[]): string {
  const tree = toHast({ type: 'root', children })
  visit(tree, 'element', (node) => {
    const { href } = node.properties
    node.properties = typeof href === 'string' ? { href: siteUrl(href) } : {}
  })
  return toHtml(tree)
}

function rssFeed(items: readonly FeedItem[], updated: string): string {
  const channel = xmlElement('channel', [
    xmlElement('title', TITLE),
    xmlElement('link', siteUrl(RELEASE_NOTES_ROUTE)),
    xmlElement('description', DESCRIPTION),
    xmlElement('language', 'en'),
    xmlElement('lastBuildDate', new Date(updated).toUTCString()),
    `<atom:link href="${escapeMarkup(siteUrl(FEEDS.rss.url))}" rel="self" type="application/rss+xml"/>\n`,
    ...items.map(({ id, title, url, date, html }) =>
      xmlElement('item', [
        xmlElement('title', title),
        xmlElement('link', url),
        `<guid isPermaLink="false">${escapeMarkup(id)}</guid>`,
        xmlElement('pubDate', new Date(date).toUTCString()),
        xmlElement('description', html),
      ]),
    ),
  ])
  return `${HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n${channel}</rss>\n`
}

function atomFeed(items: readonly FeedItem[], updated: string): string {
  const content = [
    xmlElement('id', ID_PREFIX),
    xmlElement('title', TITLE),
    xmlElement('subtitle', DESCRIPTION),
    `<link href="${escapeMarkup(siteUrl(RELEASE_NOTES_ROUTE))}"/>\n`,
    `<link href="${escapeMarkup(siteUrl(FEEDS.atom.url))}" rel="self" type="application/atom+xml"/>\n`,
    xmlElement('updated', atomDate(updated)),
    xmlElement('author', [xmlElement('name', siteConfig.title)]),
    ...items.map(({ id, title, url, date, html }) =>
      xmlElement('entry', [
        xmlElement('id', id),
        xmlElement('title', title),
        `<link href="${escapeMarkup(url)}"/>\n`,
        xmlElement('updated', atomDate(date)),
        xmlElement('published', atomDate(date)),
        `<content type="html">${escapeMarkup(html)}</content>\n`,
      ]),
    ),
  ].join('')
  return `${HEAD}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">\n${content}</feed>\n`
}

/** @param content text, which this function escapes, or serialized child elements */
function xmlElement(name: string, content: string | readonly string[]): string {
  const inner = typeof content === 'string' ? escapeMarkup(content) : `\n${content.join('')}`
  return `<${name}>${inner}</${name}>\n`
}

function atomDate(date: string): string {
  return `${date}T00:00:00Z`
}
