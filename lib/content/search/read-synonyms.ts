import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { parseYamlFile } from '../parse-yaml-file'

/** Words that mean the same; with `from`, only a query of these words finds the others. */
export type SynonymGroup = { readonly words: readonly string[]; readonly from?: readonly string[] }

const FILE = 'data/search/synonyms.yaml'

const word = z
  .string()
  .min(1, 'expected a word or phrase')
  .max(40, 'expected at most 40 characters')
const synonymsSchema = z.array(
  z.strictObject({
    words: z.array(word).min(2, 'expected at least two words'),
    from: z.array(word).min(1, 'expected at least one word').optional(),
  }),
)

/**
 * Reads the synonyms of the search.
 * @throws an error naming file, field, what was found and what was expected
 */
export function readSynonyms(root: string): SynonymGroup[] {
  const text = readFileSync(path.join(root, FILE), 'utf8')
  return parseYamlFile(FILE, text, synonymsSchema).map(({ words, from }) =>
    from === undefined ? { words } : { words, from },
  )
}
