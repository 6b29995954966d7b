import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

/** Names each table after the heading above it, numbered from the second one on, and marks its header cells. */
export function rehypeTables() {
  return (tree: Root): void => {
    let heading = 'Table'
    let count = 0
    visit(tree, 'element', (node) => {
      if (/^h[23]$/.test(node.tagName)) {
        heading = textOf(node)
        count = 0
      }
      if (node.tagName !== 'table') return
      visit(node, 'element', markHeaderCell)
      visit(node, 'element', markNameCell)
      visit(node, 'element', keepNameWhole)
      count += 1
      node.properties.ariaLabel = `Table: ${count === 1 ? heading : `${heading}, ${count}`}`
    })
  }
}

/** A name such as `g6-dedicated-4` that browsers would break after each hyphen, short enough for a column. */
const SHORT_NAME = /^(?=.{1,16}$)\w+(-\w+)+$/

function keepNameWhole(node: Element): void {
  if (node.tagName === 'code' && SHORT_NAME.test(textOf(node)))
    node.properties.className = ['whole']
}

function markHeaderCell(cell: Element): void {
  if (cell.tagName !== 'th') return
  // A header cell without words heads nothing.
  if (textOf(cell).trim() === '') cell.tagName = 'td'
  else cell.properties.scope = 'col'
}

/** The first cell of a row that has a URL is what the row is about. */
function markNameCell(row: Element): void {
  if (row.tagName !== 'tr' || row.properties.id === undefined) return
  const first = row.children.find((child) => child.type === 'element')
  if (first === undefined) return
  first.tagName = 'th'
  first.properties.scope = 'row'
}
