import { articleFile, markdownFile } from '../../content/pages/addresses'
import type { Page } from '../../content/pages/page-map'
import { contentHash } from '../content-hash'
import type { PageStore } from './page-store'

/**
 * What readers' scripts and other programs fetch instead of a whole page.
 * @returns address below the site's root and content of each, and the hashes of the articles by route
 */
export async function articleFiles(store: PageStore, pages: readonly Page[]) {
  const files = new Map<string, string>()
  const hashes = new Map<string, string>()
  for (const { route, file } of pages) {
    const { html, markdown } = await store.page(file)
    const hash = contentHash(html ?? '')
    hashes.set(route, hash)
    files.set(articleFile(route, hash), html ?? '')
    if (markdown !== null) files.set(markdownFile(route), markdown)
  }
  return { files, hashes }
}
