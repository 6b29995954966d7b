import { markdownFile } from '../../content/pages/addresses'
import type { Page } from '../../content/pages/page-map'
import type { PageStore } from './page-store'

/** The pages as Markdown, for other programs: content by address below the site's root. */
export async function markdownCopies(
  store: PageStore,
  pages: readonly Page[],
): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const { route, file } of pages) {
    const { markdown } = await store.page(file)
    if (markdown !== null) files.set(markdownFile(route), markdown)
  }
  return files
}
