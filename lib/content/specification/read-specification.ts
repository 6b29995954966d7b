import { z } from 'zod'
import { day } from '../../site/site-config-schema'
import { plainText } from '../inline-markdown'
import { type Problem, ProblemError } from '../problem'
import { slug as id, readerText as text } from '../schema-fields'
import { anchorSlug } from '../search/row-text'
import { readFacts } from '../yaml'

const tableSchema = z
  .strictObject({
    id,
    title: text,
    text: z.array(text).optional(),
    columns: z.array(text).min(2),
    rows: z.array(z.array(text)).min(1),
    notes: z.array(text).optional(),
  })
  .superRefine(({ columns, rows }, context) => {
    const message = `expected ${columns.length} cells: ${columns.join(', ')}`
    for (const [index, row] of rows.entries())
      if (row.length !== columns.length)
        context.addIssue({ code: 'custom', path: ['rows', index], message })
  })

const sectionSchema = z.strictObject({
  id,
  title: text,
  text: z.array(text).optional(),
  tables: z.array(tableSchema).min(1),
})

export const specificationSchema = z.strictObject({
  version: z.string().regex(/^\d+\.\d+\.\d+$/, 'expected a version such as 5.3.0'),
  published: day,
  sections: z.array(sectionSchema).min(1),
})

export type Specification = z.infer<typeof specificationSchema>
export type SpecificationTable = z.infer<typeof tableSchema>

export const SPECIFICATION_FILE = 'data/stream-specification.yaml'

export function readSpecification(root: string): Specification {
  const specification = readFacts(root, SPECIFICATION_FILE, specificationSchema)
  const problems = repeatedAnchors(specification)
  if (problems.length > 0) throw new ProblemError(problems)
  return specification
}

function repeatedAnchors({ sections }: Specification): Problem[] {
  const anchorsOf = ({ id, rows }: SpecificationTable) => [
    id,
    ...rows.map(([first = '']) => rowId(id, first)),
  ]
  const anchors = sections.flatMap(({ id, tables }) => [id, ...tables.flatMap(anchorsOf)])
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
