import { z } from 'zod'
import { readerText } from '../reader-text'
import { readFacts } from '../yaml'

const groupSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z]+(?:-[a-z]+)*$/, 'expected lowercase words joined by hyphens')
    .describe('Anchor of the heading; rows refer to it as [seen: id]'),
  title: readerText.describe('Heading that describes what a reader sees'),
  page: z
    .string()
    .startsWith('/docs/', 'expected a route such as /docs/FTC/API')
    .describe('Route of the page that collects the rows'),
})

/** Schema of a file in `data/symptoms/`: symptoms in the order of their headings. */
export const symptomGroupsSchema = z
  .array(groupSchema)
  .min(1)
  .superRefine((groups, context) => {
    for (const [index, { id }] of groups.entries())
      if (groups.findIndex((group) => group.id === id) !== index) {
        const message = 'expected a unique id'
        context.addIssue({ code: 'custom', path: [index, 'id'], message })
      }
  })

/** A symptom, with the heading under which `page` collects its rows from the guides. */
export type SymptomGroup = z.infer<typeof groupSchema>

export function symptomsFile(product: string): string {
  return `data/symptoms/${product.toLowerCase()}.yaml`
}

/** @throws ProblemError if the file is missing or invalid */
export function readSymptomGroups(root: string, product: string): readonly SymptomGroup[] {
  return readFacts(root, symptomsFile(product), symptomGroupsSchema)
}
