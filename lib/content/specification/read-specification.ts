import { plainText } from '../inline-markdown'
import { type Problem, ProblemError } from '../problem'
import { anchorSlug } from '../search/anchor-slug'
import { readFacts } from '../yaml'
import { type Specification, specificationSchema } from './schema'

export const SPECIFICATION_FILE = 'data/stream-specification.yaml'

/** @throws ProblemError if the file is missing or invalid */
export function readSpecification(root: string): Specification {
  const specification = readFacts(root, SPECIFICATION_FILE, specificationSchema)
  const problems = repeatedAnchors(specification)
  if (problems.length > 0) throw new ProblemError(problems)
  return specification
}

function repeatedAnchors({ sections }: Specification): Problem[] {
  const anchors = sections.flatMap(({ id, tables, comparison }) => [
    id,
    ...tables.flatMap((table) => [
      table.id,
      ...table.rows.map(([first = '']) => rowId(table.id, first)),
    ]),
    ...(comparison === undefined
      ? []
      : [comparison.id, ...comparison.rows.map(({ feature }) => rowId(comparison.id, feature))]),
  ])
  return anchors
    .filter((anchor, index) => anchors.indexOf(anchor) !== index)
    .map((anchor) => {
      const finding = { found: `the anchor "${anchor}" twice`, expected: 'unique anchors' }
      return { severity: 'error', file: SPECIFICATION_FILE, ...finding }
    })
}

export function rowId(tableId: string, firstCell: string): string {
  return `${tableId}-${anchorSlug(plainText(firstCell))}`
}
