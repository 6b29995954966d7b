import { ROUTES } from '../../site/constants'
import type { PageLink } from '../navigation/navigation'
import { siteUrl } from '../settings/base-path'
import { productAt } from '../settings/sidebars'
import { siteConfig } from '../settings/site-config'

export type DescribedPage = {
  readonly route: string
  readonly title: string
  readonly description: string
  /** Date of the last change, such as 2026-03-14. */
  readonly updated: string | undefined
}

/** Image for link previews, drawn by `artwork/draw-images.ts`. Its size is 1200 × 630 pixels. */
function shareImage({ route }: DescribedPage): string {
  return siteUrl(`/img/share/${productAt(route)?.product ?? 'site'}.png`)
}

/** The keys lack the prefix `og:`. */
export function openGraph(page: DescribedPage): Readonly<Record<string, string>> {
  const { route, title, description } = page
  const product = productAt(route)
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

/** Describes a page in schema.org vocabulary (JSON-LD). `breadcrumbs` are its parents, from the root. */
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
