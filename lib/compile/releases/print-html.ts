import type { RootContent as HtmlContent } from 'hast'
import type { RootContent } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import { escapeXml } from '../../content/html-entities'

/**
 * Prints parts of the release notes as HTML for a feed.
 * @param absolute makes the address of a page absolute: readers of a feed are on no page
 */
export function feedHtml(
  nodes: readonly RootContent[],
  absolute: (href: string) => string,
): string {
  return nodes
    .map((node) => {
      const html = toHast(node)
      return printHtml(html.type === 'root' ? html.children : [html], absolute)
    })
    .join('')
}

/** Every element has an end tag: there is none without content in the release notes. */
function printHtml(nodes: readonly HtmlContent[], absolute: (href: string) => string): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return escapeXml(node.value)
      if (node.type !== 'element') return ''
      const { href } = node.properties
      const attribute = typeof href === 'string' ? ` href="${escapeXml(absolute(href))}"` : ''
      const content = printHtml(node.children, absolute)
      return `<${node.tagName}${attribute}>${content}</${node.tagName}>`
    })
    .join('')
}
