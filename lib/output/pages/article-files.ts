import { articleFile, markdownFile } from '../../content/pages/addresses'
import type { Page } from '../../content/pages/page-map'
import type { PageStore } from './page-store'

/**
 * What readers' scripts and other programs fetch instead of a whole page.
 * @returns address below the site's root and content of each
 */
export async function articleFiles(
  store: PageStore,
  buildId: string,
  pages: readonly Page[],
): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const { route, file } of pages) {
    const { html, markdown } = await store.page(file)
    files.set(articleFile(buildId, route), html ?? '')
    if (markdown !== null) files.set(markdownFile(route), markdown)
  }
  return files
}
