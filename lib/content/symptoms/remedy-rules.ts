import { z } from 'zod'
import { slug } from '../schema-fields'
import { readFacts } from '../yaml'

export const REMEDY_RULES_FILE = 'data/remedy-rules.yaml'

/** Possible headers of the column that says what to do. */
export const REMEDY_COLUMNS: readonly string[] = ['What to do', 'Do this']

const words = z.string().regex(/^[a-z]+(?: [a-z]+)*$/, 'expected lowercase words')

export const remedyRulesSchema = z.strictObject({
  when: z
    .record(slug, z.string())
    .describe('Phrase that [when: …] shows in front of a remedy, by the name in the mark'),
  verbs: z
    .record(words, z.array(words))
    .describe('Verbs that delete or interrupt something, with their other forms'),
  conditions: z.array(words).describe('Words that make an instruction conditional'),
})

export type RemedyRules = z.infer<typeof remedyRulesSchema>

export function readRemedyRules(root: string): RemedyRules {
  return readFacts(root, REMEDY_RULES_FILE, remedyRulesSchema)
}
