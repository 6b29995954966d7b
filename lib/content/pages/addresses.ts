// Addresses, without base path, of the files that belong to pages beside their HTML.

/** New addresses of headings that moved to another page. */
export const MOVED_ANCHORS_FILE = '/moved-anchors.json'

/** Marks the element that holds an article; its value is the route. */
export const ARTICLE_ATTRIBUTE = 'data-article'

/**
 * The Markdown copy of a page. The home page has none: `/llms.txt` is its counterpart.
 * @param route of a page with an article, such as `/docs/FTC/API`
 */
export function markdownFile(route: string): string {
  return `${route}.md`
}

/** Address of the file with the items of a sidebar section, without base path. */
export function sectionFile(path: string): string {
  return `/page-map${path}.json`
}

/** Address of the list of all pages, without base path. */
export const PAGE_LIST_FILE = '/page-map/pages.json'
