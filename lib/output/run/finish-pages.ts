import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { navigationFor } from '../../content/navigation/navigation'
import { ARTICLE_ATTRIBUTE } from '../../content/pages/addresses'
import type { Page } from '../../content/pages/page-map'
import { withoutBasePath } from '../../content/settings/base-path'
import { siteConfig } from '../../content/settings/site-config'
import { FILE_SIZE_ATTRIBUTE } from '../../site/element-ids'
import { pageMetadata } from '../discovery/page-metadata'
import { sitePolicy, withPolicy } from '../host/site-policy'
import { type ExportedPage, readExportedPages } from '../pages/exported-pages'
import type { PageStore } from '../pages/page-store'
import { manifestFile, NEXT_MANIFEST } from '../pages/route-manifest'

/** A link up to where the size of its file belongs. */
const LINK_TO_FILE = new RegExp(
  `<a\\b[^>]* href="([^"]*)"[^>]*>[^<]*<span ${FILE_SIZE_ATTRIBUTE}="">(?=</span>)`,
  'g',
)

/** Where the article of an exported page belongs: React prints its element, empty. */
const PLACE_OF_ARTICLE = new RegExp(`<div\\b[^>]* ${ARTICLE_ATTRIBUTE}="[^"]*">(?=</div>)`)

/** Next asks for each style sheet a second time, a few lines before the link that does so anyway. */
const STYLE_PRELOAD = /<link rel="preload" href="[^"]*" as="style"\/>/g

export type FinishedPages = {
  readonly pages: readonly ExportedPage[]
  /** The Content-Security-Policy that allows the inline code of all of them. */
  readonly policy: string
}

/**
 * Writes into each exported page its article, and what is only known now or meant for other programs: the address of the
 * manifest, the sizes of files that it links to, the end of its head, and its policy.
 * @param published pages with a route
 * @param searchHosts origins of the hosted search
 * @throws when a page has no place for its article
 */
export async function finishPages(
  out: string,
  store: Pick<PageStore, 'page' | 'pageMap'>,
  published: readonly Page[],
  searchHosts: readonly string[],
): Promise<FinishedPages> {
  const { nodes } = await store.pageMap()
  const pagesByRoute = new Map(published.map((page) => [page.route, page]))
  const sizeOf = (address: string) =>
    statSync(path.join(out, decodeURI(withoutBasePath(address)))).size
  const manifest = manifestFile(out)
  const pages = await readExportedPages(out, async (exported, route) => {
    const html = exported.replace(NEXT_MANIFEST, manifest)
    const page = pagesByRoute.get(route)
    if (page === undefined) return html
    const { html: article } = await store.page(page.file)
    const lean = withArticle(html.replaceAll(STYLE_PRELOAD, ''), article, page)
    const { breadcrumbs } = navigationFor(nodes, route, siteConfig.sidebars)
    const metadata = pageMetadata(page, breadcrumbs)
    return withFileSizes(lean, sizeOf).replace('</head>', () => `${metadata}</head>`)
  })
  const { policy, ofFile } = sitePolicy(pages, searchHosts)
  for (const { file } of pages) {
    const html = readFileSync(path.join(out, file), 'utf8')
    writeFileSync(path.join(out, file), withPolicy(html, ofFile.get(file) ?? policy))
  }
  return { pages, policy }
}

/** @param article null for a page that its own components print */
function withArticle(html: string, article: string | null, { file }: Page): string {
  if (article === null) return html
  if (!PLACE_OF_ARTICLE.test(html))
    throw new Error(
      `build: found no place for the article of ${file}, expected an empty element with ${ARTICLE_ATTRIBUTE}`,
    )
  return html.replace(PLACE_OF_ARTICLE, (place) => place + article)
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
