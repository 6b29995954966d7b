import Head from 'next/head'
import { openGraph, structuredData } from '../../../lib/content/discovery/page-metadata'
import type { PageData } from '../../../lib/content/navigation/navigation'
import { pageTitle } from '../../../lib/content/pages/page-map'
import { feedsOf, isIndexable, markdownFile } from '../../../lib/content/pages/routes'
import { searchScopeOf } from '../../../lib/content/search/search-scope'
import { siteUrl, withBasePath } from '../../../lib/content/settings/base-path'
import { usePage } from '../../ui/PageContext'

export function PageHead() {
  const page = usePage()
  const { route, title, description, layout, updated, navigation } = page
  const described = { route, title, description, updated: updated?.date }
  const isListed = isIndexable(route, page)
  const isArticle = layout !== 'app'
  const data = JSON.stringify(structuredData(described, navigation.breadcrumbs))
  return (
    <Head>
      <title>{pageTitle(title)}</title>
      <meta name="description" content={description} />
      {/* A keyboard on the screen makes the page smaller, so that the end of a list is above it. */}
      <meta
        name="viewport"
        content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
      />
      {isListed ? (
        <link rel="canonical" href={siteUrl(route)} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {feedsOf(route).map(({ url, type, title: name }) => (
        <link key={url} rel="alternate" type={type} title={name} href={withBasePath(url)} />
      ))}
      {isArticle && (
        <link rel="alternate" type="text/markdown" href={withBasePath(markdownFile(route))} />
      )}
      {(isListed || isArticle) &&
        Object.entries(openGraph(described)).map(([name, content]) => (
          <meta key={`og:${name}`} property={`og:${name}`} content={content} />
        ))}
      {(isListed || isArticle) && <meta name="twitter:card" content="summary_large_image" />}
      {isListed && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the data is escaped, so it cannot end the element
          dangerouslySetInnerHTML={{ __html: data.replaceAll('<', '\\u003c') }}
        />
      )}
      {process.env.SITE_SEARCH_ENGINE === 'hosted' &&
        crawlerData(page).map(([name, content]) => (
          <meta key={name} name={`docsearch:${name}`} content={content} />
        ))}
    </Head>
  )
}

/** Names and contents of meta tags for DocSearch's crawler, as filters (§5). Empty for a page that is not searched. */
function crawlerData(page: PageData): [name: string, content: string][] {
  const scope = searchScopeOf(page.route, page)
  if (scope === null) return []
  const { tag: docusaurus_tag, product, ...others } = scope
  const data = { ...others, docusaurus_tag, product: product ?? '' }
  return Object.entries(data).filter(([, content]) => content !== '')
}
