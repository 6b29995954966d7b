import { escapeXml } from '../../content/html-entities'
import { isIndexable } from '../../content/pages/layout'
import type { Page } from '../../content/pages/page-map'
import { siteUrl } from '../../content/settings/base-path'

export const SITEMAP_FILE = 'sitemap.xml'

export function sitemap(pages: readonly Page[]): string {
  const urls = pages
    .filter(({ route, frontMatter }) => isIndexable(route, frontMatter))
    .sort((a, b) => (a.route < b.route ? -1 : 1))
    .map(({ route, frontMatter: { updated } }) => {
      const date = updated === undefined ? '' : `<lastmod>${updated}</lastmod>`
      return `<url><loc>${escapeXml(siteUrl(route))}</loc>${date}</url>\n`
    })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...urls,
    '</urlset>\n',
  ].join('')
}

export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl(`/${SITEMAP_FILE}`)}\n`
}
