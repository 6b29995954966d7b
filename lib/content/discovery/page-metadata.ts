import { ROUTES } from '../../site/constants'
import type { PageLink } from '../navigation/navigation'
import { siteUrl } from '../settings/base-path'
import { siteConfig } from '../settings/site-config'

/** A page as other programs hear of it: search engines, link previews, language models. */
export type DescribedPage = {
  readonly route: string
  readonly title: string
  readonly description: string
  /** Date of the last change, such as 2026-03-14. */
  readonly updated: string | undefined
  /** Key of its sidebar. */
  readonly sidebar: string | null
}

/** `npm run measure -- draw` draws them. */
const FILES = {
  stream: '/img/share/stream.png',
  ftc: '/img/share/ftc.png',
  site: '/img/share/site.png',
} as const

/** In pixels. */
const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const

function productOf({ sidebar }: DescribedPage) {
  return sidebar === null ? undefined : siteConfig.sidebars[sidebar]
}

/** The URL of the image that represents a page where its link is shared. */
function shareImage(page: DescribedPage): string {
  return siteUrl(FILES[productOf(page)?.product ?? 'site'])
}

/** The Open Graph properties of a page, without their `og:`. */
export function openGraph(page: DescribedPage): Readonly<Record<string, string>> {
  const { route, title, description } = page
  const product = productOf(page)
  return {
    title,
    description,
    url: siteUrl(route),
    site_name: siteConfig.title,
    type: route === ROUTES.home ? 'website' : 'article',
    image: shareImage(page),
    'image:alt': [...(product === undefined ? [] : [product.label]), siteConfig.title].join(', '),
    'image:width': String(SHARE_IMAGE_SIZE.width),
    'image:height': String(SHARE_IMAGE_SIZE.height),
  }
}

const PUBLISHER = { '@type': 'Organization', ...siteConfig.publisher }

/**
 * What a page is, in the words of schema.org (JSON-LD): the home page is the site, every other an article with its
 * place.
 * @param breadcrumbs the pages above it, from the root
 */
export function structuredData(page: DescribedPage, breadcrumbs: readonly PageLink[]): object {
  const { route, title, description, updated } = page
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
    image: shareImage(page),
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
