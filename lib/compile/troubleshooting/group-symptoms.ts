import type { TableRow } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import type { Page } from '../../content/pages/page-map'
import type { SymptomGroup } from '../../content/symptoms/schema'
import type { Symptom } from './collect-symptoms'

/** Where a row is written or, through a partial, shown. */
type Place = { readonly page: Page; readonly anchor: string }

export type PlacedRow = { readonly row: TableRow; readonly places: readonly Place[] }

/** A group with its rows, in the order of the pages that have them. */
export type FilledGroup = SymptomGroup & { readonly rows: readonly PlacedRow[] }

/** Rows that several pages have, because they share a partial, become one. Groups without rows are left out. */
export function groupSymptoms(
  groups: readonly SymptomGroup[],
  pages: readonly { readonly page: Page; readonly symptoms: readonly Symptom[] }[],
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
