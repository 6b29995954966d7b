import type { Element, Root } from 'hast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

/**
 * Prepares tables for screen readers and phones:
 * - names each table after the heading above it, and numbers further tables below the same heading
 * - marks header cells
 * - labels cells with the header of their column if each row becomes a list item on phones
 * - keeps short names in code on one line
 */
export function rehypeTables() {
  return (tree: Root): void => {
    let heading = 'Introduction'
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

/** Tables with this many columns or more are usually too wide for a phone, where each row becomes a list item. */
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

/** A name that fits in a column but that browsers would break, such as `g6-dedicated-4` or `c6a.2xlarge`. */
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

function markNameCell(row: Element): void {
  const [first, ...others] = elementsOf(row)
  if (first === undefined || others.length === 0 || textOf(first).trim() === '') return
  first.tagName = 'th'
  first.properties.scope = 'row'
}
