import { existsSync } from 'node:fs'
import path from 'node:path'
import type { RootContent, TableRow } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { parseFrontMatter } from '../../content/pages/front-matter'
import {
  findTrail,
  flattenPageMap,
  type Page,
  type PageMapNode,
} from '../../content/pages/page-map'
import { routeOfFile } from '../../content/pages/routes'
import { readText } from '../../content/project-files'
import { readSymptomGroups, type SymptomGroup, symptomsFile } from '../../content/symptoms/schema'
import { parseFor, partialsIn } from '../article/remark-partials'
import { uniqueId } from '../article/row-anchors'
import { relativePath } from '../content-error'
import {
  component,
  componentError,
  filterGroup,
  type PlacedComponent,
  textAttributes,
} from '../nodes/components'
import { heading, joined, link, type Row, table } from '../nodes/nodes'
import { COLUMNS, collectSymptoms, SECTION, type Symptom } from './collect-symptoms'

/**
 * Replaces `<Troubleshooting />` with rows from the "Troubleshooting" sections of the product's other pages. Each row
 * is in a group, and each group is assigned to a page. `<Troubleshooting />` shows only the groups of its page.
 */
export async function troubleshooting(placed: PlacedComponent): Promise<RootContent[]> {
  const { node, file, context } = placed
  textAttributes(node, file, [])
  const { nodes } = await context.pageMap()
  const route = routeOfFile(relativePath(file))
  const product = findTrail(nodes, route).at(-2)
  const name = product?.route.split('/').at(-1) ?? ''
  const known = readSymptomGroups(context.root, name)
  const symptoms: PageSymptoms[] = []
  for (const page of sourcePages(product, relativePath(file)))
    symptoms.push({ page, symptoms: await symptomsOf(page, known, placed) })
  const groups = groupSymptoms(
    known.filter(({ page }) => page === route),
    symptoms,
  )
  if (groups.length === 0)
    throw componentError(
      node,
      file,
      `no rows for ${route}`,
      `rows below "${SECTION}" on other pages, in a group that ${symptomsFile(name)} assigns to ${route}`,
    )
  return troubleshootingPage(groups)
}

async function symptomsOf(
  { file, route }: Page,
  groups: readonly SymptomGroup[],
  placed: PlacedComponent,
): Promise<Symptom[]> {
  const { root } = placed.context
  const parsed = parseFrontMatter(readText(path.join(root, file)), file)
  if (!parsed.ok || !mentionsSection(parsed.body, root)) return []
  // Empty lines replace the front matter, so that errors report the correct lines in the file.
  const text = '\n'.repeat(parsed.bodyLine - 1) + parsed.body
  const tree = await parseFor(placed, file, text)
  return collectSymptoms(tree, { route, groups: groups.map(({ id }) => id), file: placed.file })
}

/** Whether a text or its partials contain the word "Troubleshooting". Most pages do not, and need no parsing. */
function mentionsSection(text: string, root: string, seen: Set<string> = new Set()): boolean {
  if (text.includes(SECTION)) return true
  return partialsIn(text).some((partial) => {
    const full = path.join(root, partial)
    if (seen.has(full) || !existsSync(full)) return false
    seen.add(full)
    return mentionsSection(readText(full), root, seen)
  })
}

function sourcePages(product: PageMapNode | undefined, target: string): Page[] {
  return flattenPageMap(product === undefined ? [] : [product]).flatMap(({ page }) =>
    page === null || page.file === target ? [] : [page],
  )
}

type PageSymptoms = { readonly page: Page; readonly symptoms: readonly Symptom[] }

type Place = { readonly page: Page; readonly anchor: string }

type PlacedRow = { readonly row: TableRow; readonly places: readonly Place[] }

type FilledGroup = SymptomGroup & { readonly rows: readonly PlacedRow[] }

/** Merges rows with the same text, because several pages can include a row from one partial. Drops empty groups. */
function groupSymptoms(
  groups: readonly SymptomGroup[],
  pages: readonly PageSymptoms[],
): FilledGroup[] {
  const found = new Map<string, { group: string; row: TableRow; places: Place[] }>()
  for (const { page, symptoms } of pages) {
    for (const { group, anchor, row } of symptoms) {
      const key = row.children.map((cell) => plainText(cell)).join('\n')
      const known = found.get(key) ?? { group, row, places: [] }
      if (known.places.every((place) => place.page !== page)) known.places.push({ page, anchor })
      found.set(key, known)
    }
  }
  const rows = [...found.values()]
  return groups
    .map((group) => ({ ...group, rows: rows.filter((row) => row.group === group.id) }))
    .filter((group) => group.rows.length > 0)
}

/** Leaves content out of search, which finds each row on its original page instead. */
const LEFT_OUT = { 'data-search': 'none' }

function troubleshootingPage(groups: readonly FilledGroup[]): RootContent[] {
  const ids = new Set<string>()
  const content = groups.map(({ id, title, rows }) => {
    const cells = rows.map((row) => symptomRow(row, ids))
    return filterGroup([
      heading(2, title, id, LEFT_OUT),
      { ...table([...COLUMNS, 'Guide'], cells), data: { hProperties: LEFT_OUT } },
    ])
  })
  return [
    component('Filter', { find: 'Search by symptom or error message', units: 'rows' }, content),
  ]
}

/** Links the symptom to its row, so that readers can share the URL. */
function symptomRow({ row, places }: PlacedRow, ids: Set<string>): Row {
  const id = uniqueId('symptom', plainText(row.children[0]), ids)
  const [symptom = [], ...others] = row.children.map(({ children }) => children)
  const guides = places.map(({ page, anchor }) =>
    link(`${page.route}#${anchor}`, page.frontMatter.sidebarTitle ?? page.frontMatter.title),
  )
  return {
    cells: [[link(`#${id}`, symptom)], ...others, joined(guides, ', ')],
    properties: { id },
  }
}
