import { z } from 'zod'
import { docsRoute, readerText, refuseRepeatedIds, slug } from '../schema-fields'
import { readFacts } from '../yaml'

const groupSchema = z.strictObject({
  id: slug.describe('Anchor of the heading; rows refer to it as [seen: id]'),
  title: readerText.describe('Heading that describes what a reader sees'),
  page: docsRoute.describe('Route of the page that collects the rows'),
})

/** Schema of a file in `data/symptoms/`: symptoms in the order of their headings. */
export const symptomGroupsSchema = z.array(groupSchema).min(1).superRefine(refuseRepeatedIds)

/** A symptom, with the heading under which `page` collects its rows from the guides. */
export type SymptomGroup = z.infer<typeof groupSchema>

export function symptomsFile(product: string): string {
  return `data/symptoms/${product}.yaml`
}

export function readSymptomGroups(root: string, product: string): readonly SymptomGroup[] {
  return readFacts(root, symptomsFile(product), symptomGroupsSchema)
}

export const KNOWN_OUTPUTS_SOURCE = 'data/known-outputs.yaml'

export const knownOutputsSchema = z.array(
  z
    .strictObject({
      row: z
        .string()
        .regex(/^\/docs\/[^#]+#[a-z0-9-]+$/, 'expected the URL of a row, /docs/…#…')
        .describe(
          'URL of a table row with symptom, cause, and solution; * matches any product that has the page',
        ),
      signs: z
        .array(
          z.string().min(5, 'expected at least 5 characters, so that harmless lines do not match'),
        )
        .default([])
        .describe(
          'Texts that identify the output, each within one line, with … for names, numbers, and times',
        ),
      statuses: z
        .array(z.number().int().min(400).max(599))
        .default([])
        .describe('HTTP statuses; each matches in the usual forms that programs print'),
      codes: z
        .array(z.number().int().positive('expected a number above 0'))
        .default([])
        .describe('Windows error numbers; each matches in the usual forms that programs print'),
      near: z
        .array(z.string().min(3))
        .default([])
        .describe('If set, a sign counts only if one of these texts is in its line or near it'),
      vague: z
        .boolean()
        .default(false)
        .describe('True if the row names only a consequence; such rows are listed last'),
      general: z
        .boolean()
        .default(false)
        .describe(
          'True if the row holds for every program or server; the host in the output is then named',
        ),
    })
    .refine(
      ({ signs, statuses, codes }) => signs.length + statuses.length + codes.length > 0,
      'expected a sign, a status, or a code',
    ),
)

export type KnownOutputEntry = z.output<typeof knownOutputsSchema>[number]
