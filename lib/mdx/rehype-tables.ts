import type { Element, ElementContent, Root } from 'hast'
import { h } from 'hastscript'
import { visit } from 'unist-util-visit'

/**
 * Puts each table into a box of its own that scrolls sideways, named after the heading above it. The box is a group, no
 * region: two tables below one heading would be two landmarks of one name.
 */
export function rehypeTables() {
  return (tree: Root): void => {
    let heading = 'Table'
    visit(tree, 'element', (node, index, parent) => {
      if (/^h[23]$/.test(node.tagName)) heading = textContent(node)
      if (node.tagName !== 'table' || parent === undefined || index === undefined) return
      for (const cell of headerCells(node)) {
        // A header cell without words heads nothing.
        if (textContent(cell).trim() === '') cell.tagName = 'td'
        else cell.properties.scope = 'col'
      }
      parent.children[index] = h(
        'div',
        { className: 'table', role: 'group', tabIndex: 0, ariaLabel: `Table: ${heading}` },
        [node],
      )
      return index + 1
    })
  }
}

function headerCells(table: Element): Element[] {
  const cells: Element[] = []
  visit(table, 'element', (node) => {
    if (node.tagName === 'th') cells.push(node)
  })
  return cells
}

/** The text inside of an element. */
export function textContent(node: ElementContent): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textContent).join('') : ''
}
