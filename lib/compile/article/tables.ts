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

/** A table with three columns, or with such a word, is usually too wide for a phone. Its rows become list items there. */
const LONG_WORD = /\S{30}/

function labelCells(table: Element): void {
  const [head = [], ...rows] = elementsOf(table).flatMap(elementsOf).map(elementsOf)
  if (head.length < 3 && !rows.flat().some((cell) => LONG_WORD.test(textOf(cell)))) return
  for (const row of rows)
    for (const [index, cell] of row.entries())
      if (index > 0 && textOf(cell).trim() !== '')
        cell.properties.dataLabel = textOf(head[index]).trim()
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
