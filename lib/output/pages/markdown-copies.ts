import type { Page } from '../../content/pages/page-map'
import { markdownFile } from '../../content/pages/routes'
import { RELEASE_NOTES_ROUTE } from '../../site/constants'
import type { PageStore } from './page-store'
import { releaseCopies } from './release-copies'

/** The pages and each release as Markdown, for other programs: content by address below the site's root. */
export async function markdownCopies(
  store: PageStore,
  pages: readonly Page[],
): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const { route, file } of pages) {
    const { markdown } = await store.page(file)
    if (markdown === null) continue
    files.set(markdownFile(route), markdown)
    if (route !== RELEASE_NOTES_ROUTE) continue
    for (const [address, copy] of releaseCopies(markdown)) files.set(address, copy)
  }
  return files
}
