import type { Table, TableCell } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { VFile } from 'vfile'
import { REMEDY_COLUMNS, readRemedyRules } from '../../content/symptoms/remedy-rules'
import { contentError } from '../content-error'
import { strong, text } from '../nodes/nodes'
import { extractMark } from './row-anchors'

/** A remedy, and the phrase that says when it is safe; the phrase of a remedy that is always safe is empty. */
export type Condition = { readonly remedy: TableCell; readonly phrase: string }

/**
 * Removes `[when: …]` from the end of first cells. In the header, the mark applies to all rows.
 * @throws if a table with the mark has no column for remedies, or if the mark is unknown
 */
export function extractConditions(table: Table, file: VFile, root: string): Condition[] {
  const [head, ...rows] = table.children
  const column = remedyColumn(table)
  const tableMark = extractMark(head, 'when')
  const marks = rows.map((row) => ({ row, mark: extractMark(row, 'when') ?? tableMark }))
  return marks.flatMap(({ row, mark }) => {
    if (mark === undefined) return []
    const { when } = readRemedyRules(root)
    const remedy = row.children[column]
    const phrase = when[mark]
    if (remedy !== undefined && phrase !== undefined) return [{ remedy, phrase }]
    const names = Object.keys(when).map((name) => `[when: ${name}]`)
    throw contentError(file, row.position, {
      field: 'table',
      found: `[when: ${mark}]`,
      expected:
        phrase === undefined
          ? `one of ${names.join(', ')}`
          : `a column with the header ${REMEDY_COLUMNS.join(' or ')}`,
    })
  })
}

/** Puts each phrase in front of its remedy. Row ids, which may consist of words in that cell, come before this step. */
export function showConditions(conditions: readonly Condition[]): void {
  for (const { remedy, phrase } of conditions)
    if (phrase !== '') remedy.children.unshift(strong(phrase), text(' '))
}

/** Position of the column for remedies; -1 if the table has none. */
export function remedyColumn({ children: [head] }: Table): number {
  return head?.children.findIndex((cell) => REMEDY_COLUMNS.includes(textOf(cell).trim())) ?? -1
}
