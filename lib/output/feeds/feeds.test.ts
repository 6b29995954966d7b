// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { atomFeed, type Feed, rssFeed } from './feeds'

const feed: Feed = {
  id: 'tag:example.com,2026:releases',
  title: 'Releases <1> & more',
  description: 'What is new',
  author: 'Docs',
  pageUrl: 'https://docs.example.com/releases?a=1&b=2',
  feedUrl: 'https://docs.example.com/feed.xml',
  updated: '2026-11-20',
  items: [
    {
      id: 'tag:example.com,2026:releases/2.0',
      title: 'FTC 2.0',
      url: 'https://docs.example.com/releases#v2-0',
      date: '2026-03-14',
      html: '<p>A &amp; B &lt; C</p>',
    },
  ],
}

function parse(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  return document
}

const textsOf = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)

it('feed readers show text unchanged', () => {
  const html = feed.items.map((item) => item.html)
  const rss = parse(rssFeed(feed))
  expect(textsOf(rss, 'channel > title')).toEqual([feed.title])
  expect(textsOf(rss, 'channel > link')).toEqual([feed.pageUrl])
  expect(textsOf(rss, 'item > description')).toEqual(html)
  const atom = parse(atomFeed(feed))
  expect(textsOf(atom, 'feed > title')).toEqual([feed.title])
  expect(textsOf(atom, 'entry > content')).toEqual(html)
})
