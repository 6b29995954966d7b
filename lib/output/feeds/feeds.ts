import { escapeXml } from '../../content/html-entities'

export type FeedItem = {
  /** Must never change: feed readers show an entry with a new id as unread. */
  readonly id: string
  readonly title: string
  /** Absolute URL of the release's section on the page. */
  readonly url: string
  /** ISO date without a time. */
  readonly date: string
  readonly html: string
}

export type Feed = {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly author: string
  /** Absolute URL of the page whose releases the feed lists. */
  readonly pageUrl: string
  readonly feedUrl: string
  /** ISO date of the page's last update, without a time. */
  readonly updated: string
  /** Newest first. */
  readonly items: readonly FeedItem[]
}

const HEAD = '<?xml version="1.0" encoding="utf-8"?>\n'

export function rssFeed(feed: Feed): string {
  const items = feed.items.map((item) =>
    element('item', [
      element('title', item.title),
      element('link', item.url),
      `<guid isPermaLink="false">${escapeXml(item.id)}</guid>`,
      element('pubDate', rssDate(item.date)),
      element('description', item.html),
    ]),
  )
  const channel = element('channel', [
    element('title', feed.title),
    element('link', feed.pageUrl),
    element('description', feed.description),
    element('language', 'en'),
    element('lastBuildDate', rssDate(feed.updated)),
    `<atom:link href="${escapeXml(feed.feedUrl)}" rel="self" type="application/rss+xml"/>\n`,
    ...items,
  ])
  return `${HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n${channel}</rss>\n`
}

export function atomFeed(feed: Feed): string {
  const entries = feed.items.map((item) =>
    element('entry', [
      element('id', item.id),
      element('title', item.title),
      `<link href="${escapeXml(item.url)}"/>\n`,
      element('updated', atomDate(item.date)),
      element('published', atomDate(item.date)),
      `<content type="html">${escapeXml(item.html)}</content>\n`,
    ]),
  )
  const content = [
    element('id', feed.id),
    element('title', feed.title),
    element('subtitle', feed.description),
    `<link href="${escapeXml(feed.pageUrl)}"/>\n`,
    `<link href="${escapeXml(feed.feedUrl)}" rel="self" type="application/atom+xml"/>\n`,
    element('updated', atomDate(feed.updated)),
    element('author', [element('name', feed.author)]),
    ...entries,
  ].join('')
  return `${HEAD}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">\n${content}</feed>\n`
}

/** @param content text, which this function escapes, or serialized child elements */
function element(name: string, content: string | readonly string[]): string {
  const inner = typeof content === 'string' ? escapeXml(content) : `\n${content.join('')}`
  return `<${name}>${inner}</${name}>\n`
}

function atomDate(date: string): string {
  return `${date}T00:00:00Z`
}

/** Example: `Sat, 14 Mar 2026 00:00:00 GMT`. */
function rssDate(date: string): string {
  return new Date(date).toUTCString()
}
