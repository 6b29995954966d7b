import type { Heading, Root, RootContent, Table, TableRow } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { contentError } from '../content-error'

/** Rows of one table below a heading "Troubleshooting". */
export type SymptomTable = {
  /** Words of the H3 above the table; null when it is directly below the H2. */
  readonly task: string | null
  /** Id of the nearest heading that has one of its own, else of the H2. */
  readonly anchor: string
  readonly head: TableRow
  readonly rows: readonly TableRow[]
}

/** The heading above such tables. */
export const SECTION = 'Troubleshooting'
/** Names such a table in errors. */
const TABLE = `table below "${SECTION}"`
/** What the first column of a table of symptoms is called. */
const FIRST_COLUMNS: readonly string[] = ['Symptom', 'Message']
const COLUMNS = { min: 2, max: 3 }
const OWN_ID = /\s*\[#([^\]]+)\]$/

/**
 * Finds the tables in the troubleshooting part of a page, partials spliced in. Links to places of the page become
 * links that work elsewhere.
 * @throws when a table has other columns than symptoms have, with its line
 */
export function collectSymptoms(tree: Root, route: string, file: VFile): SymptomTable[] {
  return sectionsOf(tree).flatMap((section) => {
    let place = { task: null as string | null, anchor: section.anchor }
    return section.nodes.flatMap((node) => {
      if (node.type === 'heading') {
        const { words, id } = headingOf(node)
        place = { task: words, anchor: id ?? section.anchor }
      }
      if (node.type !== 'table') return []
      checkColumns(node, file)
      linkFrom(node, route)
      const [head, ...rows] = node.children
      return head === undefined ? [] : [{ ...place, head, rows }]
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
  return { words: text.replace(OWN_ID, ''), id: OWN_ID.exec(text)?.[1] }
}

function checkColumns(table: Table, file: VFile): void {
  const fail = (node: Table | TableRow, found: string, expected: string) =>
    contentError(file, node.position, { field: TABLE, found, expected })
  const names = table.children[0]?.children.map((cell) => plainText(cell)) ?? []
  const [first = ''] = names
  if (!FIRST_COLUMNS.includes(first))
    throw fail(table, `the first column "${first}"`, FIRST_COLUMNS.join(' or '))
  if (names.length < COLUMNS.min || names.length > COLUMNS.max)
    throw fail(table, `${names.length} columns`, 'a symptom, perhaps its cause, and what to do')
  for (const row of table.children.slice(1)) {
    const empty = names.findIndex((_, index) => plainText(row.children[index]).trim() === '')
    if (empty !== -1) throw fail(row, `no text under "${names[empty]}"`, 'one in each row')
  }
}

function linkFrom(table: Table, route: string): void {
  visit(table, 'link', (link) => {
    if (link.url.startsWith('#')) link.url = `${route}${link.url}`
  })
}
