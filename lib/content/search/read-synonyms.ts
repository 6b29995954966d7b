import { z } from 'zod'
import { readFacts } from '../yaml'

const FILE = 'data/search/synonyms.yaml'

const word = z
  .string()
  .min(1, 'expected a word or phrase')
  .max(40, 'expected at most 40 characters')
export const synonymsSchema = z.array(
  z.strictObject({
    words: z.array(word).min(2, 'expected at least two words'),
    from: z.array(word).min(1, 'expected at least one word').optional(),
  }),
)

/** Words that mean the same; with `from`, only a query of these words finds the others. */
export type SynonymGroup = z.infer<typeof synonymsSchema>[number]

/** @throws ProblemError with every problem of the file */
export function readSynonyms(root: string): SynonymGroup[] {
  return readFacts(root, FILE, synonymsSchema)
}
