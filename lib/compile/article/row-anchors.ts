import type { Table, TableRow } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { VFile } from 'vfile'
import { anchorSlug } from '../../content/search/row-text'
import { contentError } from '../content-error'

/**
 * Gives an id to each row of a table with `[rows: kind]` in its header or `[seen: …]` in any row, and removes these
 * marks. The id consists of the kind, by default `symptom`, the words in the first cell and, if several rows have the
 * same, those in the second.
 * @throws if a kind is not a lowercase word
 */
export function addRowIds(tables: readonly Table[], file: VFile): void {
  const rows = tables.flatMap((table) => {
    const kind = kindOf(table, file)
    return kind === undefined ? [] : table.children.slice(1).map((row) => ({ row, kind }))
  })
  const ids = new Set<string>()
  for (const { row, kind } of rows) {
    const cells = [cellText(row, 0), cellText(row, 1)].filter((text) => /\w/.test(text))
    const alike = rows.filter((candidate) => cellText(candidate.row, 0) === cellText(row, 0))
    const name = cells.slice(0, alike.length).join(': ')
    row.data = {
      hProperties: {
        id: uniqueId(kind, name, ids),
        'data-search': 'record',
        // With a name, search would rank the row like a heading, above the page about the same subject.
        'data-search-name': '',
      },
    }
  }
}

/** Returns an id that is not in `ids` yet, and adds it to `ids`. */
export function uniqueId(kind: string, name: string, ids: Set<string>): string {
  const first = `${kind}-${anchorSlug(name)}`
  let id = first
  for (let count = 2; ids.has(id); count += 1) id = `${first}-${count}`
  ids.add(id)
  return id
}

function kindOf({ children, position }: Table, file: VFile): string | undefined {
  const kind = extractMark(children[0], 'rows')
  if (kind !== undefined && !/^[a-z]+$/.test(kind)) {
    const expected = 'a lowercase word, such as [rows: state]'
    throw contentError(file, position, { field: 'table', found: `[rows: ${kind}]`, expected })
  }
  const marks = children.flatMap((row) => extractMark(row, 'seen') ?? [])
  return kind ?? (marks.length > 0 ? 'symptom' : undefined)
}

function cellText(row: TableRow, index: number): string {
  return textOf(row.children[index]).trim()
}

/** Removes `[name: value]` from the end of a row's first cell, where other marks may follow, and returns the value. */
export function extractMark(row: TableRow | undefined, name: string): string | undefined {
  const last = row?.children[0]?.children.at(-1)
  if (last?.type !== 'text') return undefined
  const mark = new RegExp(`\\s*\\[${name}: ([^\\]]*)\\](?=(?:\\s*\\[\\w+: [^\\]]*\\])*$)`)
  const [, value] = mark.exec(last.value) ?? []
  last.value = last.value.replace(mark, '')
  return value
}
