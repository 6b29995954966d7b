import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { h } from 'hastscript'
import { visit } from 'unist-util-visit'

/**
 * Puts each table into a box of its own that scrolls sideways, named after the heading above it, and numbered from the
 * second one on. The box is a group, no region: a long guide would have dozens of landmarks.
 */
export function rehypeTables() {
  return (tree: Root): void => {
    let heading = 'Table'
    let count = 0
    visit(tree, 'element', (node, index, parent) => {
      if (/^h[23]$/.test(node.tagName)) {
        heading = textOf(node)
        count = 0
      }
      if (node.tagName !== 'table' || parent === undefined || index === undefined) return
      visit(node, 'element', markHeaderCell)
      visit(node, 'element', markNameCell)
      visit(node, 'element', keepNameWhole)
      count += 1
      const name = count === 1 ? heading : `${heading}, ${count}`
      parent.children[index] = h(
        'div',
        { className: 'table', role: 'group', tabIndex: 0, ariaLabel: `Table: ${name}` },
        [node],
      )
      return index + 1
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
