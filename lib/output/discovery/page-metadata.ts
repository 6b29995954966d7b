import { escapeHtml } from '../../content/html-entities'
import type { PageLink } from '../../content/navigation/navigation'
import { isIndexable } from '../../content/pages/layout'
import type { Page } from '../../content/pages/page-map'
import { markdownFile } from '../../content/pages/routes'
import { recordPageOf } from '../../content/search/record-page'
import { siteUrl, withBasePath } from '../../content/settings/base-path'
import { siteConfig } from '../../content/settings/site-config'
import { ROUTES } from '../../site/constants'
import {
  printStructuredData,
  SHARE_IMAGE_SIZE,
  shareImage,
  structuredData,
} from './structured-data'

/**
 * The part of a page's head that only other programs read: search engines, link previews, language models. Browsers
 * need none of it, so that it is no part of the readers' scripts.
 * @param breadcrumbs the pages above it, from the root
 * @returns HTML; next to nothing for the search page and the not-found page
 */
export function pageMetadata(page: Page, breadcrumbs: readonly PageLink[]): string {
  const links =
    tag('link', { rel: 'icon', href: withBasePath('/favicon.ico'), sizes: '32x32' }) +
    tag('link', { rel: 'manifest', href: withBasePath('/site.webmanifest') })
  const { route, frontMatter } = page
  const isFound = isIndexable(route, frontMatter)
  if (!isFound && frontMatter.layout === 'app') return links
  return [
    ...(frontMatter.layout === 'app' ? [] : [markdownLink(route)]),
    links,
    ...openGraph(page),
    ...(isFound ? [printStructuredData(structuredData(page, breadcrumbs))] : []),
  ].join('')
}

/**
 * What the crawler of DocSearch copies into every record of a page, for the filters of hosted search (§5).
 * @returns HTML; nothing for a page that is not searched
 */
export function crawlerMetadata(page: Page): string {
  const searched = recordPageOf(page)
  if (searched === null) return ''
  const { language, version, tag: docusaurus_tag, product } = searched
  return Object.entries({ language, version, docusaurus_tag, product: product ?? '' })
    .filter(([, content]) => content !== '')
    .map(([name, content]) => tag('meta', { name: `docsearch:${name}`, content }))
    .join('')
}

function markdownLink(route: string): string {
  const href = withBasePath(markdownFile(route))
  return tag('link', { rel: 'alternate', type: 'text/markdown', href })
}

function openGraph(page: Page): string[] {
  const { route, frontMatter } = page
  const image = shareImage(page)
  const properties = {
    title: frontMatter.title,
    description: frontMatter.description,
    url: siteUrl(route),
    site_name: siteConfig.title,
    type: route === ROUTES.home ? 'website' : 'article',
    image: image.url,
    'image:alt': image.text,
    'image:width': String(SHARE_IMAGE_SIZE.width),
    'image:height': String(SHARE_IMAGE_SIZE.height),
  }
  return [
    ...Object.entries(properties).map(([name, content]) =>
      tag('meta', { property: `og:${name}`, content }),
    ),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ]
}

function tag(name: string, attributes: Readonly<Record<string, string>>): string {
  const printed = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
  return `<${name}${printed.join('')}/>`
}
