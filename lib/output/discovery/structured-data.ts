import type { PageLink } from '../../content/navigation/navigation'
import type { Page } from '../../content/pages/page-map'
import { siteUrl } from '../../content/settings/base-path'
import { siteConfig } from '../../content/settings/site-config'
import { ROUTES } from '../../site/constants'

/** `npm run measure -- draw` draws them. */
const FILES = {
  stream: '/img/share/stream.png',
  ftc: '/img/share/ftc.png',
  site: '/img/share/site.png',
} as const

/** In pixels. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const

/** The image that stands for a page where its link is shared. */
export function shareImage({ sidebar }: Page): { readonly url: string; readonly text: string } {
  const product = sidebar === null ? undefined : siteConfig.sidebars[sidebar]
  return {
    url: siteUrl(FILES[product?.product ?? 'site']),
    text: [...(product === undefined ? [] : [product.label]), siteConfig.title].join(', '),
  }
}

const PUBLISHER = { '@type': 'Organization', ...siteConfig.publisher }

/**
 * What a page is, in the words of schema.org (JSON-LD): the home page is the site, every other an article with its
 * place.
 * @param breadcrumbs the pages above it, from the root
 */
export function structuredData(page: Page, breadcrumbs: readonly PageLink[]): object {
  const { route, frontMatter } = page
  const { title, description, updated } = frontMatter
  const context = { '@context': 'https://schema.org' }
  if (route === ROUTES.home)
    return {
      ...context,
      '@type': 'WebSite',
      name: siteConfig.title,
      url: siteUrl(route),
      description,
    }
  const article = {
    '@type': 'TechArticle',
    headline: title,
    description,
    url: siteUrl(route),
    image: shareImage(page).url,
    author: PUBLISHER,
    publisher: PUBLISHER,
    ...(updated === undefined ? {} : { dateModified: updated }),
  }
  if (breadcrumbs.length === 0) return { ...context, ...article }
  const trail = [...breadcrumbs, { label: title, path: route }]
  const places = trail.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: siteUrl(path),
  }))
  return {
    ...context,
    '@graph': [article, { '@type': 'BreadcrumbList', itemListElement: places }],
  }
}

/** As an element of a head: no sign in the data can end it. */
export function printStructuredData(data: object): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${json}</script>`
}
