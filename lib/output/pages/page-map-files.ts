import { sectionItems } from '../../content/navigation/navigation'
import { flattenPageMap } from '../../content/pages/page-map'
import type { PageMapReading } from '../../content/pages/read-page-map'
import { PAGE_LIST_FILE, sectionFile } from '../../content/pages/routes'

/**
 * Files that browsers load on demand, for closed sidebar sections and the not-found page.
 * @returns content by URL below the site's root
 */
export function pageMapFiles(reading: PageMapReading): Map<string, string> {
  const files = new Map<string, string>()
  for (const node of flattenPageMap(reading.nodes)) {
    if (node.children.length > 0)
      files.set(sectionFile(node.route), JSON.stringify(sectionItems(node)))
  }
  const pages = flattenPageMap(reading.nodes).flatMap(({ page }) =>
    page === null || page.frontMatter.layout === 'app' || page.frontMatter.status !== undefined
      ? []
      : [{ path: page.route, title: page.frontMatter.title }],
  )
  files.set(PAGE_LIST_FILE, JSON.stringify(pages))
  return files
}
