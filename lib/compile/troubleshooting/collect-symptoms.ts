import type { Heading, Root, RootContent, Table, TableRow } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { extractMark } from '../article/row-anchors'
import { contentError } from '../content-error'

/** A row in a table below a "Troubleshooting" heading. */
export type Symptom = {
  /** The group's id, from the `[seen: …]` mark on the row or, without one, on the table. */
  readonly group: string
  /** Explicit id of the nearest heading above the row; if that heading has none, the id of the "Troubleshooting" H2. */
  readonly anchor: string
  readonly row: TableRow
}

export const SECTION = 'Troubleshooting'
const TABLE = `table below "${SECTION}"`
/** The columns that every symptom table must have, so that rows from several pages fit into one table. */
export const COLUMNS: readonly string[] = ['Symptom', 'Cause', 'What to do']
const EXPLICIT_ID = /\s*\[#([^\]]+)\]$/

/**
 * Collects the rows in a page's "Troubleshooting" sections. Links within the page get the page's route, because another
 * page shows the rows.
 * @param groups allowed group ids
 * @throws on wrong columns, an empty cell, or a missing or unknown group
 */
export function collectSymptoms(
  tree: Root,
  { route, groups, file }: { route: string; groups: readonly string[]; file: VFile },
): Symptom[] {
  return sectionsOf(tree).flatMap((section) => {
    let { anchor } = section
    return section.nodes.flatMap((node) => {
      if (node.type === 'heading') anchor = headingOf(node).id ?? section.anchor
      if (node.type !== 'table') return []
      const [head, ...rows] = node.children
      const tableGroup = extractMark(head, 'seen')
      checkColumns(node, file)
      linkFrom(node, route)
      return rows.map((row) => {
        const group = extractMark(row, 'seen') ?? tableGroup
        if (group === undefined || !groups.includes(group))
          throw contentError(file, row.position, {
            field: TABLE,
            found: group === undefined ? 'a row without [seen: …]' : `[seen: ${group}]`,
            expected: `[seen: …] with one of ${groups.join(', ')}`,
          })
        return { group, anchor, row }
      })
    })
  })
}

type Section = { readonly anchor: string; readonly nodes: RootContent[] }

function sectionsOf(tree: Root): Section[] {
  const sections: Section[] = []
  let section: Section | null = null
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 2) {
      const { words, id } = headingOf(node)
      section = words === SECTION ? { anchor: id ?? SECTION.toLowerCase(), nodes: [] } : null
      if (section !== null) sections.push(section)
    } else section?.nodes.push(node)
  }
  return sections
}

function headingOf(heading: Heading): { words: string; id: string | undefined } {
  const text = plainText(heading)
  return { words: text.replace(EXPLICIT_ID, ''), id: EXPLICIT_ID.exec(text)?.[1] }
}

function checkColumns(table: Table, file: VFile): void {
  const names = table.children[0]?.children.map((cell) => plainText(cell)) ?? []
  if (names.join() !== COLUMNS.join())
    throw contentError(file, table.position, {
      field: TABLE,
      found: `the columns ${names.join(', ')}`,
      expected: COLUMNS.join(', '),
    })
  for (const row of table.children.slice(1)) {
    const empty = names.findIndex((_, index) => plainText(row.children[index]).trim() === '')
    if (empty !== -1)
      throw contentError(file, row.position, {
        field: TABLE,
        found: `an empty cell under "${names[empty]}"`,
        expected: 'text in each cell',
      })
  }
}

function linkFrom(table: Table, route: string): void {
  visit(table, 'link', (link) => {
    if (link.url.startsWith('#')) link.url = `${route}${link.url}`
  })
}
