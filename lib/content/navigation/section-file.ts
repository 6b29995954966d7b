/** Address of the file with the items of a sidebar section, without base path. */
export function sectionFile(path: string): string {
  return `/page-map${path}.json`
}

/** Address of the list of all pages, without base path. */
export const PAGE_LIST_FILE = '/page-map/pages.json'
