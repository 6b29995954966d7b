import { z } from 'zod'
import { readFacts } from '../yaml'

export const KNOWN_OUTPUTS_SOURCE = 'data/known-outputs.yaml'

const sign = z.string().min(6, 'expected at least 6 characters, or harmless lines match')

/** Output of programs, with the row of the documentation that explains it. */
export const knownOutputsSchema = z.array(
  z
    .strictObject({
      row: z
        .string()
        .regex(/^\/docs\/[^#]+#[a-z0-9-]+$/, 'expected the address of a row, /docs/…#…')
        .describe('A row of a table: what is seen, its cause, what to do; * is each product'),
      signs: z
        .array(sign)
        .default([])
        .describe('Texts of one line each, with … for names, numbers and times'),
      statuses: z
        .array(z.number().int().min(400).max(599))
        .default([])
        .describe('Statuses of HTTP, in all forms in which programs print them'),
      codes: z
        .array(z.number().int().positive())
        .optional()
        .describe(
          'Numbers of Windows errors, in all forms and languages in which they are printed',
        ),
      near: z
        .array(z.string().min(4))
        .default([])
        .describe('Texts of which one has to stand in the line or around it'),
      vague: z.boolean().default(false).describe('A consequence: listed below what names a cause'),
    })
    .refine(
      ({ signs, statuses, codes = [] }) => signs.length + statuses.length + codes.length > 0,
      'expected a sign',
    ),
)

export type KnownOutputEntry = z.output<typeof knownOutputsSchema>[number]

/** @throws ProblemError with every problem of the file */
export function readKnownOutputs(root: string): readonly KnownOutputEntry[] {
  return readFacts(root, KNOWN_OUTPUTS_SOURCE, knownOutputsSchema)
}
