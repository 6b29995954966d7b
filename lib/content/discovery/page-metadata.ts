import { ROUTES } from '../../site/constants'
import type { PageLink } from '../navigation/navigation'
import { siteUrl } from '../settings/base-path'
import { siteConfig } from '../settings/site-config'

export type DescribedPage = {
  readonly route: string
  readonly title: string
  readonly description: string
  /** Date of the last change, such as 2026-03-14. */
  readonly updated: string | undefined
  /** Key in `siteConfig.sidebars`; null for a page outside the sidebars. */
  readonly sidebar: string | null
}

/** Images for link previews, drawn by `artwork/draw-images.ts`. Their size is 1200 × 630 pixels. */
const FILES = {
  stream: '/img/share/stream.png',
  ftc: '/img/share/ftc.png',
  site: '/img/share/site.png',
} as const

function productOf({ sidebar }: DescribedPage) {
  return sidebar === null ? undefined : siteConfig.sidebars[sidebar]
}

function shareImage(page: DescribedPage): string {
  return siteUrl(FILES[productOf(page)?.product ?? 'site'])
}

/** The keys lack the prefix `og:`. */
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
    'image:alt': [...(product ? [product.label] : []), siteConfig.title].join(', '),
    'image:width': '1200',
    'image:height': '630',
  }
}

const PUBLISHER = { '@type': 'Organization', ...siteConfig.publisher }

/**
 * Describes a page in schema.org vocabulary (JSON-LD).
 * @param breadcrumbs the parent pages, starting at the root
 */
export function structuredData(page: DescribedPage, breadcrumbs: readonly PageLink[]): object {
  const { route, title, description, updated } = page
  const context = { '@context': 'https://schema.org' }
  const url = siteUrl(route)
  if (route === ROUTES.home)
    return { ...context, '@type': 'WebSite', name: siteConfig.title, url, description }
  const article = {
    '@type': 'TechArticle',
    headline: title,
    description,
    url,
    image: shareImage(page),
    author: PUBLISHER,
    publisher: PUBLISHER,
    ...(updated === undefined ? {} : { dateModified: updated }),
  }
  if (breadcrumbs.length === 0) return { ...context, ...article }
  const itemListElement = [...breadcrumbs, { label: title, path: route }].map(
    ({ label: name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl(path),
    }),
  )
  return { ...context, '@graph': [article, { '@type': 'BreadcrumbList', itemListElement }] }
}
