import type { Page } from '../../content/pages/page-map'
import { siteConfig } from '../../content/settings/site-config'
import { siteUrl } from '../../content/settings/site-url'

/** `npm run measure -- draw` draws them. */
const FILES = {
  stream: '/img/share/stream.png',
  ftc: '/img/share/ftc.png',
  site: '/img/share/site.png',
} as const

/** In pixels. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const

/** The picture that stands for a page where its link is shared. */
export function shareImage({ sidebar }: Page): { readonly address: string; readonly text: string } {
  const product = sidebar === null ? undefined : siteConfig.sidebars[sidebar]
  return {
    address: siteUrl(FILES[product?.product ?? 'site']),
    text: [...(product === undefined ? [] : [product.label]), siteConfig.title].join(', '),
  }
}
