/** Marks the element that holds an article; its value is the route. */
export const ARTICLE_ATTRIBUTE = 'data-article'

/**
 * Address of the file with the article of a page, without base path. A page that the reader changes to takes its text
 * from there; the page a document came with has it in its HTML.
 * @param buildId the build that the page's code belongs to
 */
export function articleFile(buildId: string, route: string): string {
  return `/_next/static/${buildId}/articles${route === '/' ? '/index' : route}.txt`
}
