import { readYaml } from '../read-yaml'
import { rowId } from './anchors'
import { type Specification, specificationSchema } from './schema'

/** Path of the specification, relative to the project. */
export const SPECIFICATION_FILE = 'data/stream-specification.yaml'

export type SpecificationReading =
  | { readonly ok: true; readonly specification: Specification }
  | { readonly ok: false; readonly problems: readonly string[] }

/** Reads the technical specification, or every problem as `file:line: field: found …, expected …`. */
export function readSpecification(root: string): SpecificationReading {
  const reading = readYaml(root, SPECIFICATION_FILE, specificationSchema, 'specification')
  if (!reading.ok) return reading
  const problems = repeatedAnchors(reading.value)
  return problems.length > 0 ? { ok: false, problems } : { ok: true, specification: reading.value }
}

/** All anchors of the page must differ, so that each can be linked to. */
function repeatedAnchors({ sections }: Specification): string[] {
  const fields = new Map<string, string>()
  const problems: string[] = []
  const add = (anchor: string, field: string) => {
    const first = fields.get(anchor)
    if (first === undefined) fields.set(anchor, field)
    else
      problems.push(
        `${SPECIFICATION_FILE}: ${field}: found the anchor "${anchor}" of ${first} again, expected another one`,
      )
  }
  for (const [index, { id, tables, comparison }] of sections.entries()) {
    const section = `sections[${index}]`
    add(id, `${section}.id`)
    if (comparison !== undefined) {
      add(comparison.id, `${section}.comparison.id`)
      for (const [row, { feature }] of comparison.rows.entries())
        add(rowId(comparison.id, feature), `${section}.comparison.rows[${row}].feature`)
    }
    for (const [number, table] of tables.entries()) {
      const field = `${section}.tables[${number}]`
      add(table.id, `${field}.id`)
      for (const [row, cells] of table.rows.entries())
        add(rowId(table.id, cells[0] ?? ''), `${field}.rows[${row}][0]`)
    }
  }
  return problems
}
