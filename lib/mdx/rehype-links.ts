import type { Root } from 'hast'
import { visit } from 'unist-util-visit'

/** Puts the base path before links to pages of the site, and marks links that leave it. */
export function rehypeLinks(basePath: string) {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'a') return
      const { href } = node.properties
      if (typeof href !== 'string') return
      if (href.startsWith('/')) node.properties.href = basePath + href
      else if (/^https?:/.test(href)) node.properties.rel = ['noopener', 'noreferrer']
    })
  }
}
