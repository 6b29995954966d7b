import type { Element, Root } from 'hast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

/**
 * Labels each table with the heading above it, numbered from the second table on; marks header cells; and labels cells
 * with their column for tables that become lists on phones.
 */
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
      for (const body of elementsOf(node).filter(({ tagName }) => tagName === 'tbody'))
        elementsOf(body).forEach(markNameCell)
      visit(node, 'element', keepNameWhole)
      labelCells(node)
      count += 1
      node.properties.ariaLabel = `Table: ${count === 1 ? heading : `${heading}, ${count}`}`
    })
  }
}

/** A table with this many columns is too wide for a phone, where each row becomes a list item. */
const LISTED_COLUMNS = 3

function labelCells(table: Element): void {
  const rows = elementsOf(table).flatMap(elementsOf)
  const labels = elementsOf(rows[0]).map((cell) => textOf(cell).trim())
  if (labels.length < LISTED_COLUMNS) return
  for (const row of rows.slice(1))
    for (const [index, cell] of elementsOf(row).entries())
      if (index > 0 && textOf(cell).trim() !== '') cell.properties.dataLabel = labels[index]
}

function elementsOf(parent: Element | undefined): Element[] {
  return parent?.children.filter((child) => child.type === 'element') ?? []
}

/** A name such as `g6-dedicated-4` or `c6a.2xlarge` that browsers would break, short enough for a column. */
const SHORT_NAME = /^(?=.{1,16}$)\w+([-.]\w+)+$/

function keepNameWhole(node: Element): void {
  if (node.tagName === 'code' && SHORT_NAME.test(textOf(node)))
    node.properties.className = ['whole']
}

function markHeaderCell(cell: Element): void {
  if (cell.tagName !== 'th') return
  // An empty header cell labels no column.
  if (textOf(cell).trim() === '') cell.tagName = 'td'
  else cell.properties.scope = 'col'
}

/** Makes the first cell of a row its header. */
function markNameCell(row: Element): void {
  const [first, ...others] = elementsOf(row)
  if (first === undefined || others.length === 0 || textOf(first).trim() === '') return
  first.tagName = 'th'
  first.properties.scope = 'row'
}
