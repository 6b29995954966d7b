import type { RootContent, TableRow } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import type { Page } from '../../content/pages/page-map'
import type { SymptomGroup } from '../../content/symptoms/schema'
import { component } from '../nodes/components'
import { heading, joined, link, type Row, table } from '../nodes/nodes'
import { COLUMNS, type Symptom } from './collect-symptoms'
import { uniqueId } from './row-anchors'

export type PageSymptoms = { readonly page: Page; readonly symptoms: readonly Symptom[] }

type Place = { readonly page: Page; readonly anchor: string }

export type PlacedRow = { readonly row: TableRow; readonly places: readonly Place[] }

export type FilledGroup = SymptomGroup & { readonly rows: readonly PlacedRow[] }

/** Merges rows with the same text, because several pages can include a row from one partial. Drops empty groups. */
export function groupSymptoms(
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

export function troubleshootingPage(groups: readonly FilledGroup[]): RootContent[] {
  const ids = new Set<string>()
  return [
    component(
      'TableFilter',
      { controls: [{ name: 'text', label: 'Search by symptom or error message' }], unit: 'row' },
      groups.flatMap(({ id, title, rows }) => [
        heading(2, title, id, LEFT_OUT),
        {
          ...table(
            [...COLUMNS, 'Guide'],
            rows.map((row) => symptomRow(row, ids)),
          ),
          data: { hProperties: LEFT_OUT },
        },
      ]),
    ),
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
