import type { Element, ElementContent, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'

/** Lengths, in characters, of the longest names that fit on a phone: in a table column, and on a line of text. */
const MOST = { inTable: 19, inText: 29 }
const HUMP = /(?<=[a-z\d])(?=[A-Z])/

/**
 * Lets long names in inline code, such as `exposeStreamServiceExternally`, break before a capital letter, because a
 * break anywhere else would look like a typo. `<wbr>` adds no characters, so readers copy the name unchanged.
 */
export function rehypeBreaks() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (node.tagName === 'pre') return SKIP
      if (node.tagName === 'table') visit(node, 'element', (cell) => breakNames(cell, MOST.inTable))
      else breakNames(node, MOST.inText)
      return node.tagName === 'table' ? SKIP : undefined
    })
  }
}

function breakNames(node: Element, most: number): void {
  if (node.tagName !== 'code') return
  const long = new RegExp(`\\S{${most + 1}}`)
  node.children = node.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'text' || !long.test(child.value)) return [child]
    return child.value.split(HUMP).flatMap((value, index): ElementContent[] => {
      const part = { type: 'text', value } as const
      return index === 0
        ? [part]
        : [{ type: 'element', tagName: 'wbr', properties: {}, children: [] }, part]
    })
  })
}
