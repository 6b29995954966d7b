import { z } from 'zod'

export const SYNONYMS_FILE = 'data/search/synonyms.yaml'

const word = z.string().min(1, 'expected a word or phrase').max(40)
export const synonymsSchema = z.array(
  z.strictObject({
    words: z.array(word).min(2, 'expected at least two words'),
    from: z.array(word).min(1, 'expected at least one word').optional(),
  }),
)

/** A query with a word in `from` also finds all `words`. Without `from`, each of the words finds the others. */
export type SynonymGroup = z.infer<typeof synonymsSchema>[number]
