import Head from 'next/head'
import { withBasePath } from '../../lib/config/base-path'
import { siteUrl } from '../../lib/config/site-url'
import { alternatesOf } from '../../lib/docs/alternates'
import { feedsOf } from '../../lib/docs/page-feeds'
import { pageTitle } from '../../lib/docs/page-title'
import siteConfig from '../../site.config'
import { usePage } from '../page/PageContext'

/** Title, description and links of a page for browsers and search engines. */
export function PageHead() {
  const { route, frontMatter } = usePage()
  const title = pageTitle(frontMatter.title)
  const address = siteUrl(route)
  const isShared =
    route === '/' || (frontMatter.status === undefined && frontMatter.layout !== 'app')
  return (
    <Head>
      <title>{title}</title>
      <meta name="description" content={frontMatter.description} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="generator" content={process.env.SITE_GENERATOR} />
      {isShared ? (
        <link rel="canonical" href={address} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {isShared &&
        alternatesOf(route, siteConfig.i18n).map(({ hrefLang, href }) => (
          <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
        ))}
      {feedsOf(route).map((feed) => (
        <link
          key={feed.address}
          rel="alternate"
          type={feed.type}
          title={feed.title}
          href={withBasePath(feed.address)}
        />
      ))}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={frontMatter.description} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={siteConfig.title} />
      <meta property="og:type" content="article" />
      <link rel="icon" href={withBasePath(siteConfig.favicon)} type="image/svg+xml" />
    </Head>
  )
}
