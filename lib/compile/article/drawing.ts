import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { type HtmlNode, paragraph } from '../nodes/nodes'

/**
 * An SVG drawing as a figure of the page; its text alternative is the title and description inside of it. The steps of
 * Markdown pass by what it holds.
 */
export function drawing(svg: string): HtmlNode {
  const children = fromHtml(svg, { fragment: true }).children.filter(isElement)
  const words = (tag: string) => {
    const found = children[0]?.children.find((child) => isElement(child) && child.tagName === tag)
    return found === undefined ? '' : textOf(found).trim()
  }
  return {
    type: 'htmlElement',
    data: { hName: 'figure', hProperties: { className: ['diagram'] }, hChildren: children },
    children: [],
    markdown: [paragraph(`Diagram: ${words('title')}. ${words('desc')}`)],
  }
}

function isElement(node: { readonly type: string }): node is Element {
  return node.type === 'element'
}
