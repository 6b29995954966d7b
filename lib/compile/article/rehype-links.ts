import type { Root } from 'hast'
import { visit } from 'unist-util-visit'

/** Puts the base path before links to pages and images of the site, and marks links that leave it. */
export function rehypeLinks(basePath: string) {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      const { href, src } = node.properties
      if (node.tagName === 'img' && typeof src === 'string' && src.startsWith('/'))
        node.properties.src = basePath + src
      if (node.tagName !== 'a' || typeof href !== 'string') return
      if (href.startsWith('/')) node.properties.href = basePath + href
      else if (/^https?:/.test(href)) node.properties.rel = ['noopener', 'noreferrer']
    })
  }
}
