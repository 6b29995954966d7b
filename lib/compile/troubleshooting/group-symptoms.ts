import type { TableRow } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import type { Page } from '../../content/pages/page-map'
import type { SymptomTable } from './collect-symptoms'

/** Where a row is written or, through a partial, shown. */
export type Place = { readonly page: Page; readonly anchor: string }

/** Rows that show on the same pages, below the same heading. */
export type SymptomGroup = {
  readonly places: readonly Place[]
  readonly task: string | null
  readonly head: TableRow
  readonly rows: TableRow[]
}

/** Rows that several pages have, because they share a partial, become one. Groups keep the order of the pages. */
export function groupSymptoms(
  pages: readonly { readonly page: Page; readonly tables: readonly SymptomTable[] }[],
): SymptomGroup[] {
  const found = new Map<string, { row: TableRow; table: SymptomTable; places: Place[] }>()
  for (const { page, tables } of pages) {
    for (const table of tables) {
      for (const row of table.rows) {
        const key = row.children.map((cell) => plainText(cell)).join('\n')
        const known = found.get(key) ?? { row, table, places: [] }
        if (known.places.every((place) => place.page !== page))
          known.places.push({ page, anchor: table.anchor })
        found.set(key, known)
      }
    }
  }
  const groups = new Map<string, SymptomGroup>()
  for (const { row, table, places } of found.values()) {
    const { task, head } = table
    const routes = places.map(({ page, anchor }) => `${page.route}#${anchor}`)
    const key = [task, plainText(head), ...routes].join('\n')
    const group = groups.get(key) ?? { places, task, head, rows: [] }
    group.rows.push(row)
    groups.set(key, group)
  }
  return [...groups.values()]
}
