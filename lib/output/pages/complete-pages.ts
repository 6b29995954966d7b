import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { navigationFor } from '../../content/navigation/navigation'
import type { Page } from '../../content/pages/page-map'
import type { PageMapReading } from '../../content/pages/read-page-map'
import { withoutBasePath } from '../../content/settings/base-path'
import { siteConfig } from '../../content/settings/site-config'
import { FILE_SIZE_ATTRIBUTE } from '../../site/element-ids'
import { pageMetadata } from '../discovery/page-metadata'
import { htmlFileOf } from './exported-pages'

/** A link up to the place where the size of its file belongs. */
const SIZE_PLACE = new RegExp(
  `<a\\b[^>]* href="([^"]*)"[^>]*>[^<]*<span ${FILE_SIZE_ATTRIBUTE}="">(?=</span>)`,
  'g',
)

/**
 * Writes into each exported page what is only known now or meant for other programs: the sizes of files that it links
 * to, and the end of its head.
 * @param pages the published ones
 */
export function completePages(
  out: string,
  { nodes }: PageMapReading,
  pages: readonly Page[],
): void {
  const sizeOf = (address: string) =>
    statSync(path.join(out, decodeURI(withoutBasePath(address)))).size
  for (const page of pages) {
    const { breadcrumbs } = navigationFor(nodes, page.route, siteConfig.sidebars)
    const metadata = pageMetadata(page, breadcrumbs)
    const file = path.join(out, htmlFileOf(page.route))
    const html = withFileSizes(readFileSync(file, 'utf8'), sizeOf)
    writeFileSync(
      file,
      html.replace('</head>', () => `${metadata}</head>`),
    )
  }
}

/**
 * Writes kind and size of files behind the words of their links, such as "(ZIP, 0.7 MB)".
 * @param sizeOf bytes of the file at an address
 */
export function withFileSizes(html: string, sizeOf: (address: string) => number): string {
  return html.replace(SIZE_PLACE, (link, address: string) => {
    const kind = path.extname(address).slice(1).toUpperCase()
    return `${link} (${kind}, ${(sizeOf(address) / 1e6).toFixed(1)}\u00a0MB)`
  })
}
