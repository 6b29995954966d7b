import { z } from 'zod'
import { readerText } from '../reader-text'
import { readFacts } from '../yaml'

const groupSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z]+(?:-[a-z]+)*$/, 'expected words in small letters, joined by hyphens')
    .describe('Rows name it as [seen: id]; it is the anchor of the heading'),
  title: readerText.describe('What a reader sees, as a heading'),
  page: z.string().startsWith('/docs/').describe('Route of the page that collects the rows'),
})

/** A file of `data/symptoms/`: what readers see when something fails, in the order of the headings. */
export const symptomGroupsSchema = z
  .array(groupSchema)
  .min(1)
  .superRefine((groups, context) => {
    for (const [index, { id }] of groups.entries())
      if (groups.findIndex((other) => other.id === id) !== index)
        context.addIssue({ code: 'custom', path: [index, 'id'], message: 'expected another id' })
  })

/** One symptom; the rows of all guides about it are listed below its title. */
export type SymptomGroup = z.infer<typeof groupSchema>

/** Path of the groups of a product, relative to the project. */
export function symptomsFile(product: string): string {
  return `data/symptoms/${product.toLowerCase()}.yaml`
}

/** @throws ProblemError with every problem of the file */
export function readSymptomGroups(root: string, product: string): readonly SymptomGroup[] {
  return readFacts(root, symptomsFile(product), symptomGroupsSchema)
}
