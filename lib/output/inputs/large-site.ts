import { filesBelow } from '../../content/list-files'

/** Pages. */
const LARGE = 1500

/** Whether a site has so many pages that a build has to spare memory, which costs it some seconds more. */
export function isLargeSite(root: string): boolean {
  return filesBelow(root, 'pages', '.mdx').length >= LARGE
}
