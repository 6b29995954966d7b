import { z } from 'zod'
import { day } from '../page-facts'
import { readerText as text } from '../reader-text'

const id = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'expected lowercase words joined by hyphens')

export const PLATFORMS = {
  windows: 'Windows',
  linux: 'Linux (Docker)',
  kubernetes: 'Kubernetes',
} as const

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
    for (const [index, row] of rows.entries()) {
      if (row.length === columns.length) continue
      context.addIssue({
        code: z.ZodIssueCode.custom,
        path: ['rows', index],
        message: `expected ${columns.length} cells: ${columns.join(', ')}`,
      })
    }
  })

const comparisonSchema = z.strictObject({
  id,
  title: text,
  rows: z
    .array(z.strictObject({ feature: text, windows: text, linux: text, kubernetes: text }))
    .min(1),
})

const sectionSchema = z.strictObject({
  id,
  title: text,
  text: z.array(text).optional(),
  comparison: comparisonSchema.optional(),
  tables: z.array(tableSchema).min(1),
})

export const specificationSchema = z.strictObject({
  version: z.string().regex(/^\d+\.\d+\.\d+$/, 'expected a version such as 5.3.0'),
  published: day,
  sections: z.array(sectionSchema).min(1),
})

export type Specification = z.infer<typeof specificationSchema>
export type SpecificationTable = z.infer<typeof tableSchema>
export type Comparison = z.infer<typeof comparisonSchema>
