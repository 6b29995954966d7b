/**
 * Address of the Markdown copy of a page, without base path. The home page has none: `/llms.txt` is its counterpart.
 * @param route of a page with an article, such as `/docs/FTC/API`
 */
export function markdownFile(route: string): string {
  return `${route}.md`
}
