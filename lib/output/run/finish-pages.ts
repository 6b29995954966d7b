import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { navigationFor } from '../../content/navigation/navigation'
import type { Page, PageMapNode } from '../../content/pages/page-map'
import { siteConfig } from '../../content/settings/site-config'
import { SCRIPT_LIST_ID } from '../../site/element-ids'
import { crawlerMetadata, pageMetadata } from '../discovery/page-metadata'
import { sitePolicy, withPolicy } from '../host/site-policy'
import { type ExportedPage, readExportedPages } from '../pages/exported-pages'

/** Scripts of Next, in the order in which they run. */
const SCRIPT = /<script (?:defer|src)="[^>]*><\/script>/g
/** For browsers without modules, which the site does not serve. */
const POLYFILLS = 'noModule=""'
/** Where Next puts scripts that are no lists. */
const CODE = '/chunks/'

export type FinishedPages = {
  readonly pages: readonly ExportedPage[]
  /** The Content-Security-Policy that allows the inline code of all of them. */
  readonly policy: string
}

/**
 * Completes the exported pages: what only other programs read in their heads, when their scripts start, and their policy.
 * @param published pages with a route
 * @param searchHosts origins of the hosted search
 */
export async function finishPages(
  out: string,
  nodes: readonly PageMapNode[],
  published: readonly Page[],
  searchHosts: readonly string[],
): Promise<FinishedPages> {
  const pagesByRoute = new Map(published.map((page) => [page.route, page]))
  const pages = await readExportedPages(out, async (exported, route) => {
    const page = pagesByRoute.get(route)
    const html = withLateScripts(exported)
    if (page === undefined) return html
    const { breadcrumbs } = navigationFor(nodes, route, siteConfig.sidebars)
    const crawled = searchHosts.length === 0 ? '' : crawlerMetadata(page)
    const metadata = pageMetadata(page, breadcrumbs) + crawled
    return html.replace('</head>', () => `${metadata}</head>`)
  })
  const { policy, ofFile } = sitePolicy(pages, searchHosts)
  for (const { file } of pages) {
    const html = readFileSync(path.join(out, file), 'utf8')
    writeFileSync(path.join(out, file), withPolicy(html, ofFile.get(file) ?? policy))
  }
  return { pages, policy }
}

/**
 * Lists the scripts of Next in place of their tags, which would have them compete with the first paint; the script at the
 * page's end starts them (`lib/browser/inline/start.ts`).
 * @throws when Next writes its tags in another form
 */
function withLateScripts(html: string): string {
  const tags = html.match(SCRIPT) ?? []
  const urls = tags
    .filter((tag) => !tag.includes(POLYFILLS))
    .map((tag) => /src="([^"]*)"/.exec(tag)?.[1] ?? '')
    // The list of pages first: the router cannot say that a page is on its way before it has that.
    .sort((one, other) => Number(one.includes(CODE)) - Number(other.includes(CODE)))
  if (!urls.some((url) => url.includes('/main-')))
    throw new Error(
      'build: found no <script defer=""> of main-*.js in a page, expected that of Next 16.4.6: change finish-pages.ts',
    )
  const list = `<script id="${SCRIPT_LIST_ID}" type="application/json">${JSON.stringify(urls)}</script>`
  return html.replaceAll(SCRIPT, '').replace(/<body[^>]*>/, (tag) => tag + list)
}
