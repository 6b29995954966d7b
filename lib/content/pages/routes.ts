/**
 * The route of an MDX file.
 * @param file path relative to the project, such as `pages/docs/Stream/index.mdx`
 * @returns the clean path, such as `/docs/Stream`; `/` for the home page
 */
export function routeOfFile(file: string): string {
  const route = file
    .replace(/^pages/, '')
    .replace(/\.mdx?$/, '')
    .replace(/\/index$/, '')
  return route === '' ? '/' : route
}

/** The path of a route without query, hash, or trailing slash. */
export function pathnameOfRoute(route: string): string {
  const pathname = route.split(/[?#]/)[0] || '/'
  return pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
}

/** URL, without base path, of the file with the new URLs of moved anchors. */
export const MOVED_ANCHORS_FILE = '/moved-anchors.json'

/** URL, without base path, of a page's Markdown copy. Pages with the layout `app` have no copy. */
export function markdownFile(route: string): string {
  return `${route}.md`
}

/** URL, without base path, of the file with the items of a sidebar section. */
export function sectionFile(path: string): string {
  return `/page-map${path}.json`
}

/** URL, without base path, of the list of pages that the not-found page can suggest. */
export const PAGE_LIST_FILE = '/page-map/pages.json'
