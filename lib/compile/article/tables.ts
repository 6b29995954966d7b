import type { Element } from 'hast'
import { toString as textOf } from 'mdast-util-to-string'
import { elementsOf } from '../page/section-text'

/**
 * Prepares a table for screen readers and phones. Classes align columns, because the Content-Security-Policy blocks
 * `style`. Where rows become list items, cells get the header of their column as a label.
 */
export function prepareTable(table: Element, name: string): void {
  table.properties.ariaLabel = `Table: ${name}`
  const cellsOf = (row: Element) => elementsOf(row.children, ['th', 'td'])
  const rows = elementsOf(table.children, ['tr']).map(cellsOf)
  rows.flat().forEach(markHeaderCell)
  rows.flat().forEach(alignCell)
  rows.slice(1).forEach(markNameCell)
  labelCells(rows)
}

/** Two columns with these words, like three columns, are usually too wide for a phone. Their rows become list items. */
const LONG_WORDS = /\S{30}|\S{18}.*\n.*\S{18}/

function labelCells([head = [], ...rows]: readonly Element[][]): void {
  const columns = head.map((_, index) => rows.map((row) => textOf(row[index])).join(' '))
  if (head.length < 3 && !LONG_WORDS.test(columns.join('\n'))) return
  for (const row of rows)
    for (const [index, cell] of row.entries())
      if (index > 0 && textOf(cell).trim() !== '')
        cell.properties.dataLabel = textOf(head[index]).trim()
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

function markNameCell([first, ...others]: readonly Element[]): void {
  if (first === undefined || others.length === 0 || textOf(first).trim() === '') return
  first.tagName = 'th'
  first.properties.scope = 'row'
}
