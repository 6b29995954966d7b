import { expect, it } from 'vitest'
import { releaseText } from '../../../tests/fixtures/release-files'
import { createProject } from '../../../tests/fixtures/temp-project'
import { FEEDS } from '../../content/pages/routes'
import { siteConfig } from '../../content/settings/site-config'
import { RELEASE_NOTES_ROUTE } from '../../site/constants'
import { releaseFeeds } from './release-feeds'

const page = `${siteConfig.url}${RELEASE_NOTES_ROUTE}`
// Feed readers show a release again if its ID changes.
const ID = 'tag:capellasystems.net,2026:ftc/releases'
const NOTES = `&lt;p&gt;March 20, 2026; Build 5.5.0.1&lt;/p&gt;
&lt;div&gt;&lt;p&gt;Cluster&lt;/p&gt;&lt;ul&gt;&lt;li&gt;&lt;b&gt;New&lt;/b&gt; Text. See &lt;a href=&quot;${siteConfig.url}/docs/FTC/FAQ&quot;&gt;/docs/FTC/FAQ&lt;/a&gt;.&lt;/li&gt;&lt;/ul&gt;&lt;/div&gt;`

it('both feeds have each release, newest first, with its ID, its date, and its notes', () => {
  const entry = 'id: a, type: new, area: Cluster, text: Text., see: [/docs/FTC/FAQ]'
  const root = createProject({
    'data/ftc-releases/5.4.yaml': releaseText('5.4', entry),
    'data/ftc-releases/5.5.yaml': `${releaseText('5.5', entry)}date: 2026-03-20\n`,
    'data/ftc-releases/known-issues.yaml': 'intro: Known.\nentries: []\n',
  })
  const feeds = releaseFeeds(root, {
    nodes: [],
    pages: [],
    published: [],
    problems: [],
    files: new Map(),
  })
  const [rssHead = '', rssNewest, rssOldest] = feeds.get(FEEDS.rss.url)?.split('<item>\n') ?? []
  expect(rssHead).toMatch(/^<\?xml .*<title>FTC releases.*<link>.*<description>\S/s)
  for (const line of [
    `<link>${page}</link>`,
    '<language>en</language>',
    '<lastBuildDate>Fri, 20 Mar 2026 00:00:00 GMT</lastBuildDate>',
    `<atom:link href="${siteConfig.url}${FEEDS.rss.url}" rel="self" type="application/rss+xml"/>`,
  ])
    expect(rssHead).toContain(`${line}\n`)
  expect(rssNewest).toBe(
    `<title>FTC 5.5</title>\n<link>${page}#v5-5</link>\n<guid isPermaLink="false">${ID}/5.5</guid><pubDate>Fri, 20 Mar 2026 00:00:00 GMT</pubDate>\n<description>${NOTES}</description>\n</item>\n`,
  )
  expect(rssOldest).toMatch(/>FTC 5\.4<.*<pubDate>Sat, 14 Mar 2026 .*<\/channel>\n<\/rss>\n$/s)

  const [atomHead = '', atomNewest, atomOldest] =
    feeds.get(FEEDS.atom.url)?.split('<entry>\n') ?? []
  expect(atomHead).toMatch(/^<\?xml .*<title>FTC releases.*<subtitle>\S.*<author>\n<name>\S/s)
  for (const line of [
    `<id>${ID}</id>`,
    `<link href="${page}"/>`,
    `<link href="${siteConfig.url}${FEEDS.atom.url}" rel="self" type="application/atom+xml"/>`,
    '<updated>2026-03-20T00:00:00Z</updated>',
  ])
    expect(atomHead).toContain(`${line}\n`)
  expect(atomNewest).toBe(
    `<id>${ID}/5.5</id>\n<title>FTC 5.5</title>\n<link href="${page}#v5-5"/>\n<updated>2026-03-20T00:00:00Z</updated>\n<published>2026-03-20T00:00:00Z</published>\n<content type="html">${NOTES}</content>\n</entry>\n`,
  )
  expect(atomOldest).toMatch(/>FTC 5\.4<.*<updated>2026-03-14T.*<\/entry>\n<\/feed>\n$/s)
})
