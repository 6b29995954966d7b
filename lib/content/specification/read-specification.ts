import { plainText } from '../inline-markdown'
import { type Problem, ProblemError } from '../problem'
import { type FieldPath, fieldName } from '../schema-findings'
import { readYaml } from '../yaml'
import { type Specification, specificationSchema } from './schema'

export const SPECIFICATION_FILE = 'data/stream-specification.yaml'

/** @throws ProblemError with every problem of the file */
export function readSpecification(root: string): Specification {
  const reading = readYaml(root, SPECIFICATION_FILE, specificationSchema)
  if (!reading.ok) throw new ProblemError(reading.problems)
  const problems = repeatedAnchors(reading.value, reading.lineOf)
  if (problems.length > 0) throw new ProblemError(problems)
  return reading.value
}

/** All anchors of the page must differ, so that each can be linked to. */
function repeatedAnchors(
  { sections }: Specification,
  lineOf: (field: FieldPath) => number,
): Problem[] {
  const fields = new Map<string, string>()
  const problems: Problem[] = []
  const add = (anchor: string, ...path: FieldPath) => {
    const field = fieldName(path)
    const first = fields.get(anchor)
    if (first === undefined) fields.set(anchor, field)
    else
      problems.push({
        severity: 'error',
        file: SPECIFICATION_FILE,
        line: lineOf(path),
        field,
        found: `the anchor "${anchor}" of ${first} again`,
        expected: 'another one',
      })
  }
  for (const [index, { id, tables, comparison }] of sections.entries()) {
    const section = ['sections', index] as const
    add(id, ...section, 'id')
    if (comparison !== undefined) {
      add(comparison.id, ...section, 'comparison', 'id')
      for (const [row, { feature }] of comparison.rows.entries())
        add(rowId(comparison.id, feature), ...section, 'comparison', 'rows', row, 'feature')
    }
    for (const [number, table] of tables.entries()) {
      add(table.id, ...section, 'tables', number, 'id')
      for (const [row, [first = '']] of table.rows.entries())
        add(rowId(table.id, first), ...section, 'tables', number, 'rows', row, 0)
    }
  }
  return problems
}

/** Id of a row: that of its table with the words of its first cell. */
export function rowId(tableId: string, firstCell: string): string {
  const words = plainText(firstCell)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${tableId}-${words}`
}
