import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Root, RootContent, Table, TableRow } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { withoutFrontMatter } from '../../content/pages/front-matter'
import { findTrail, flattenPageMap, type Page, pageLabel } from '../../content/pages/page-map'
import { routeOfFile } from '../../content/pages/routes'
import { readText } from '../../content/project-files'
import { productAt } from '../../content/settings/sidebars'
import {
  KNOWN_OUTPUTS_SOURCE,
  knownOutputsSchema,
  readSymptomGroups,
  type SymptomGroup,
  symptomsFile,
} from '../../content/symptoms/symptom-schemas'
import { readFacts } from '../../content/yaml'
import { parseFor } from '../article/remark-partials'
import { extractConditions, showConditions } from '../article/remedies'
import { extractMark, uniqueId } from '../article/row-anchors'
import { contentError, relativePath } from '../content-error'
import {
  component,
  componentError,
  filterGroup,
  type PlacedComponent,
  textAttributes,
} from '../nodes/components'
import { heading, link, type Row, separated, table } from '../nodes/nodes'

const SECTION = 'Troubleshooting'
const TABLE = `table below "${SECTION}"`
/** The columns that every symptom table must have, so that rows from several pages fit into one table. */
const COLUMNS: readonly string[] = ['Symptom', 'Cause', 'What to do']
/** Leaves content out of search, which finds each row on its original page instead. */
const LEFT_OUT = { 'data-search': 'none' }

type Symptom = {
  /** The group's id, from the `[seen: …]` mark on the row or, without one, on the table. */
  readonly group: string
  /** Explicit id of the nearest heading above the row; if that heading has none, the id of the "Troubleshooting" H2. */
  readonly anchor: string
  readonly row: TableRow
}

/** A row, with the anchors on the pages that have it: several pages can include a row from one partial. */
type SharedSymptom = Symptom & { readonly guides: Map<Page, string> }

/** Replaces `<Troubleshooting />` with rows from those sections of the product's other pages, in its page's groups. */
export async function troubleshooting(placed: PlacedComponent): Promise<RootContent[]> {
  const { node, file, context } = placed
  textAttributes(node, file, [])
  const target = relativePath(file)
  const route = routeOfFile(target)
  const { path: root = '', product: name = '' } = productAt(route) ?? {}
  const product = findTrail((await context.pageMap()).nodes, root).at(-1)
  const groups = readSymptomGroups(context.root, name)
  // The page has the box for outputs, so it shows the faults in their file.
  if (existsSync(path.join(context.root, KNOWN_OUTPUTS_SOURCE)))
    readFacts(context.root, KNOWN_OUTPUTS_SOURCE, knownOutputsSchema)
  const found = new Map<string, SharedSymptom>()
  for (const { page } of flattenPageMap(product === undefined ? [] : [product])) {
    if (page === null || page.file === target) continue
    for (const symptom of await symptomsOf(page, groups, placed)) {
      const key = symptom.row.children.map((cell) => textOf(cell)).join('\n')
      const shared = found.get(key) ?? { ...symptom, guides: new Map() }
      if (!shared.guides.has(page)) shared.guides.set(page, symptom.anchor)
      found.set(key, shared)
    }
  }
  const ids = new Set<string>()
  const sections = groups
    .filter(({ page }) => page === route)
    .map((group) => ({ group, rows: [...found.values()].filter((row) => row.group === group.id) }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ group, rows }) => {
      const cells = rows.map((row) => symptomRow(row, ids))
      return filterGroup([
        heading(2, group.title, group.id, LEFT_OUT),
        { ...table([...COLUMNS, 'Guide'], cells), data: { hProperties: LEFT_OUT } },
      ])
    })
  if (sections.length === 0) {
    const expected = `rows below "${SECTION}" on other pages, in a group that ${symptomsFile(name)} assigns to ${route}`
    throw componentError(node, file, `no rows for ${route}`, expected)
  }
  const find = 'Search by symptom or error message'
  return [component('Filter', { find, hint: 'Words or a message', units: 'rows' }, sections)]
}

/** @throws on wrong columns, an empty cell, or a missing or unknown group */
async function symptomsOf(
  { file, route }: Page,
  groups: readonly SymptomGroup[],
  placed: PlacedComponent,
): Promise<Symptom[]> {
  const text = withoutFrontMatter(readText(path.join(placed.context.root, file)))
  const start = text.search(new RegExp(`^## ${SECTION}`, 'm'))
  if (start === -1) return []
  // Parsing whole guides would take a sixth of a build. Empty lines keep the line numbers of the section.
  const section = text.slice(0, start).replace(/.+/g, '') + text.slice(start)
  return tablesIn(await parseFor(placed, file, section)).flatMap(({ anchor, table }) => {
    showConditions(extractConditions(table, placed.file, placed.context.root))
    const [head, ...rows] = table.children
    const tableGroup = extractMark(head, 'seen')
    checkColumns(table, placed.file)
    // Another page shows the rows, so links within this page get its route.
    visit(table, 'link', (link) => {
      if (link.url.startsWith('#')) link.url = `${route}${link.url}`
    })
    return rows.map((row) => {
      const group = extractMark(row, 'seen') ?? tableGroup
      const known = groups.find(({ id }) => id === group)
      if (known !== undefined) return { group: known.id, anchor, row }
      const found = group === undefined ? 'a row without [seen: …]' : `[seen: ${group}]`
      const expected = `[seen: …] with one of ${groups.map(({ id }) => id).join(', ')}`
      throw contentError(placed.file, row.position, { field: TABLE, found, expected })
    })
  })
}

function tablesIn(tree: Root): { anchor: string; table: Table }[] {
  let section: string | null = null
  let anchor = ''
  return tree.children.flatMap((node) => {
    if (node.type === 'heading') {
      const [, words, id] = /^(.*?)\s*(?:\[#([^\]]+)\])?$/.exec(textOf(node)) ?? []
      if (node.depth === 2) section = words === SECTION ? (id ?? SECTION.toLowerCase()) : null
      anchor = id ?? section ?? ''
    }
    return node.type === 'table' && section !== null ? [{ anchor, table: node }] : []
  })
}

function checkColumns(table: Table, file: VFile): void {
  const fail = ({ position }: Table | TableRow, found: string, expected: string) =>
    contentError(file, position, { field: TABLE, found, expected })
  const names = table.children[0]?.children.map((cell) => textOf(cell)) ?? []
  if (names.join() !== COLUMNS.join())
    throw fail(table, `the columns ${names.join(', ')}`, COLUMNS.join(', '))
  for (const row of table.children.slice(1)) {
    const empty = names.findIndex((_, index) => textOf(row.children[index]).trim() === '')
    if (empty !== -1) throw fail(row, `an empty cell under "${names[empty]}"`, 'text in each cell')
  }
}

/** Links the symptom to its row, so that readers can share the URL. */
function symptomRow({ row, guides }: SharedSymptom, ids: Set<string>): Row {
  const id = uniqueId('symptom', textOf(row.children[0]), ids)
  const [symptom = [], ...others] = row.children.map(({ children }) => children)
  const links = [...guides].map(([{ route, frontMatter }, anchor]) =>
    link(`${route}#${anchor}`, pageLabel(frontMatter)),
  )
  return {
    cells: [[link(`#${id}`, symptom)], ...others, separated(links, ', ')],
    properties: { id },
  }
}
