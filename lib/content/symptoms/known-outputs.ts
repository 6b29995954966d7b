import { z } from 'zod'
import { readFacts } from '../yaml'

export const KNOWN_OUTPUTS_SOURCE = 'data/known-outputs.yaml'

/** What programs print, and the row of the documentation that explains it. */
export const knownOutputsSchema = z.array(
  z.strictObject({
    row: z
      .string()
      .regex(/^\/docs\/[^#]+#[a-z0-9-]+$/, 'expected the address of a row, /docs/…#…')
      .describe('A row of a table: what is seen, its cause, what to do'),
    signs: z
      .array(z.string().min(6, 'expected at least 6 characters, or harmless lines match'))
      .min(1)
      .describe('Texts of one line each, with … for names, numbers and times'),
  }),
)

/** @throws ProblemError with every problem of the file */
export function readKnownOutputs(root: string): z.infer<typeof knownOutputsSchema> {
  return readFacts(root, KNOWN_OUTPUTS_SOURCE, knownOutputsSchema)
}
