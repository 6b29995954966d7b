import Head from 'next/head'
import { isIndexable } from '../../../lib/content/pages/layout'
import { feedsOf } from '../../../lib/content/pages/page-feeds'
import { pageTitle } from '../../../lib/content/pages/page-map'
import { siteUrl, withBasePath } from '../../../lib/content/settings/base-path'
import { siteConfig } from '../../../lib/content/settings/site-config'
import { usePage } from '../../ui/PageContext'

/**
 * Title, description and links of a page. What only other programs read is put in by the build:
 * `lib/output/discovery/page-metadata.ts`.
 */
export function PageHead() {
  const { route, frontMatter } = usePage()
  return (
    <Head>
      <title>{pageTitle(frontMatter.title)}</title>
      <meta name="description" content={frontMatter.description} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="generator" content="Nextra" />
      {isIndexable(route, frontMatter) ? (
        <link rel="canonical" href={siteUrl(route)} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {feedsOf(route).map((feed) => (
        <link
          key={feed.url}
          rel="alternate"
          type={feed.type}
          title={feed.title}
          href={withBasePath(feed.url)}
        />
      ))}
      <link rel="icon" href={withBasePath(siteConfig.favicon)} type="image/svg+xml" />
    </Head>
  )
}
