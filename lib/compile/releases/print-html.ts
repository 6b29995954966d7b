import type { ElementContent } from 'hast'

/**
 * Prints elements as HTML for a feed. Every element has an end tag: there is none without content in the release notes.
 * @param absolute makes the address of a page absolute: readers of a feed are on no page
 */
export function printHtml(
  nodes: readonly ElementContent[],
  absolute: (href: string) => string,
): string {
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

/** A text as content or attribute of an XML document. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
