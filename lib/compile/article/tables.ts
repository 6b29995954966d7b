import type { Element } from 'hast'
import { toString as textOf } from 'mdast-util-to-string'

/**
 * Prepares a table for screen readers and phones:
 * - names the table
 * - marks header cells
 * - aligns columns by a class, because the Content-Security-Policy blocks the `style` that MDX would write
 * - labels cells with the header of their column if each row becomes a list item on phones
 */
export function prepareTable(table: Element, name: string): void {
  table.properties.ariaLabel = `Table: ${name}`
  const parts = elementsOf(table)
  for (const cell of parts.flatMap(elementsOf).flatMap(elementsOf)) {
    markHeaderCell(cell)
    alignCell(cell)
  }
  for (const body of parts.filter(({ tagName }) => tagName === 'tbody'))
    elementsOf(body).forEach(markNameCell)
  labelCells(table)
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

function markHeaderCell(cell: Element): void {
  if (cell.tagName !== 'th') return
  // An empty header cell labels no column.
  if (textOf(cell).trim() === '') cell.tagName = 'td'
  else cell.properties.scope = 'col'
}

function alignCell({ properties }: Element): void {
  const { align } = properties
  delete properties.align
  if (align === 'center' || align === 'right') properties.className = [`align-${align}`]
}

function markNameCell(row: Element): void {
  const [first, ...others] = elementsOf(row)
  if (first === undefined || others.length === 0 || textOf(first).trim() === '') return
  first.tagName = 'th'
  first.properties.scope = 'row'
}
