import { statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { navigationFor } from '../../content/navigation/navigation'
import type { Page } from '../../content/pages/page-map'
import type { PageMapReading } from '../../content/pages/read-page-map'
import { withoutBasePath } from '../../content/settings/base-path'
import { siteConfig } from '../../content/settings/site-config'
import { FILE_SIZE_ATTRIBUTE } from '../../site/element-ids'
import { pageMetadata } from '../discovery/page-metadata'
import { sitePolicy, withPolicy } from '../host/site-policy'
import { type ExportedPage, readExportedPages } from '../pages/exported-pages'
import { manifestFile, NEXT_MANIFEST } from '../pages/route-manifest'

/** A link up to where the size of its file belongs. */
const LINK_TO_FILE = new RegExp(
  `<a\\b[^>]* href="([^"]*)"[^>]*>[^<]*<span ${FILE_SIZE_ATTRIBUTE}="">(?=</span>)`,
  'g',
)

/** Next asks for each style sheet a second time, a few lines before the link that does so anyway. */
const STYLE_PRELOAD = /<link rel="preload" href="[^"]*" as="style"\/>/g

export type FinishedPages = {
  readonly pages: readonly ExportedPage[]
  /** The Content-Security-Policy that allows the inline code of all of them. */
  readonly policy: string
}

/**
 * Writes into each exported page what is only known now or meant for other programs: the address of the manifest, the
 * sizes of files that it links to, the end of its head, and its policy.
 * @param published pages with a route
 * @param searchHosts origins of the hosted search
 */
export function finishPages(
  out: string,
  { nodes }: PageMapReading,
  published: readonly Page[],
  searchHosts: readonly string[],
): FinishedPages {
  const pagesByRoute = new Map(published.map((page) => [page.route, page]))
  const sizeOf = (address: string) =>
    statSync(path.join(out, decodeURI(withoutBasePath(address)))).size
  const manifest = manifestFile(out)
  const pages = readExportedPages(out, (exported, route) => {
    const html = exported.replace(NEXT_MANIFEST, manifest)
    const page = pagesByRoute.get(route)
    if (page === undefined) return html
    const lean = html.replaceAll(STYLE_PRELOAD, '')
    const { breadcrumbs } = navigationFor(nodes, route, siteConfig.sidebars)
    const metadata = pageMetadata(page, breadcrumbs)
    return withFileSizes(lean, sizeOf).replace('</head>', () => `${metadata}</head>`)
  })
  const { policy, ofFile } = sitePolicy(pages, searchHosts)
  for (const { file, html } of pages)
    writeFileSync(path.join(out, file), withPolicy(html, ofFile.get(file) ?? policy))
  return { pages, policy }
}

/**
 * Writes kind and size of files behind the words of their links, such as "(ZIP, 0.7 MB)".
 * @param sizeOf bytes of the file at an address
 */
export function withFileSizes(html: string, sizeOf: (address: string) => number): string {
  return html.replace(LINK_TO_FILE, (link, address: string) => {
    const kind = path.extname(address).slice(1).toUpperCase()
    return `${link} (${kind}, ${(sizeOf(address) / 1e6).toFixed(1)}\u00a0MB)`
  })
}
