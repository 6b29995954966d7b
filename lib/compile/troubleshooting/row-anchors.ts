import type { Root, Table, TableRow } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { contentError } from '../content-error'
import { extractMark } from './marks'

const ID_LENGTH = 60

/**
 * Gives each row of symptoms, and of a table whose head ends its first cell with `[rows: kind]`, a URL of its own that
 * search leads to: `#kind-words-of-the-first-cell`, with those of the second where several rows of the page begin alike.
 * Takes off the marks.
 * @throws when a kind is not a word, with its line
 */
export function remarkRowAnchors() {
  return (tree: Root, file: VFile): void => {
    const rows: { row: TableRow; kind: string }[] = []
    visit(tree, 'table', (table) => {
      const kind = kindOf(table, file)
      if (kind !== undefined) rows.push(...table.children.slice(1).map((row) => ({ row, kind })))
    })
    const ids = new Set<string>()
    for (const { row, kind } of rows) {
      const cells = [cellText(row, 0), cellText(row, 1)].filter((text) => /\w/.test(text))
      const alike = rows.filter((candidate) => cellText(candidate.row, 0) === cellText(row, 0))
      const name = cells.slice(0, alike.length).join(': ')
      row.data = {
        hProperties: {
          id: freeId(kind, name, ids),
          'data-search': 'record',
          // Its words count as text: as a heading they would outrank the page of what they name.
          'data-search-name': '',
        },
      }
    }
  }
}

/** An id that the page has once. */
export function freeId(kind: string, name: string, ids: Set<string>): string {
  const words = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, ID_LENGTH)
    .replace(/^-|-$/g, '')
  let id = `${kind}-${words}`
  for (let count = 2; ids.has(id); count += 1) id = `${kind}-${words}-${count}`
  ids.add(id)
  return id
}

function kindOf({ children, position }: Table, file: VFile): string | undefined {
  const kind = extractMark(children[0], 'rows')
  if (kind !== undefined && !/^[a-z]+$/.test(kind))
    throw contentError(file, position, {
      field: 'table',
      found: `[rows: ${kind}]`,
      expected: 'a word in lower case, such as [rows: state]',
    })
  const marks = children.flatMap((row) => extractMark(row, 'seen') ?? [])
  return kind ?? (marks.length > 0 ? 'symptom' : undefined)
}

function cellText(row: TableRow, index: number): string {
  return plainText(row.children[index]).trim()
}
