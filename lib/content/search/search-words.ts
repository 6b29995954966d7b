import { z } from 'zod'
import { type Problem, ProblemError } from '../problem'
import { readFacts, readYaml } from '../yaml'

const SYNONYMS_FILE = 'data/search/synonyms.yaml'

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

/**
 * A query with one of the words in `from` also finds all the words in `words`. If `from` is omitted, each word in
 * `words` finds the others.
 */
export type SynonymGroup = z.infer<typeof synonymsSchema>[number]

/** @throws ProblemError if the file is missing or invalid */
export function readSynonyms(root: string): SynonymGroup[] {
  return readFacts(root, SYNONYMS_FILE, synonymsSchema)
}

const EVAL_QUERIES_FILE = 'data/search/eval-queries.yaml'
const DOCS = '/docs/'

const KINDS = [
  ...(['name', 'task', 'question', 'symptom', 'error'] as const),
  ...(['port', 'typo', 'synonym', 'prefix'] as const),
] as const

export const evalQueriesSchema = z.array(
  z.strictObject({
    query: z.string().min(1),
    kind: z.enum(KINDS),
    expect: z.array(z.string()).min(1, 'expected at least one page'),
  }),
)

/** A reader's query, with the routes of the pages that answer it. */
export type EvalQuery = z.infer<typeof evalQueriesSchema>[number]

/**
 * @param routes all routes of the site; an expected page that does not exist causes a warning
 * @throws ProblemError if there are errors or warnings
 */
export function readEvalQueries(root: string, routes: ReadonlySet<string>): EvalQuery[] {
  const reading = readYaml(root, EVAL_QUERIES_FILE, evalQueriesSchema)
  if (!reading.ok) throw new ProblemError(reading.problems)
  const problems = reading.value.flatMap(({ query, expect }, index): Problem[] => {
    const line = reading.lineOf([index, 'expect'])
    const expected = 'the path of a page, without /docs/, such as FTC/Tutorials/Interplay'
    const missing = expect.filter((page) => !routes.has(DOCS + page))
    const problem = { severity: 'warning', file: EVAL_QUERIES_FILE, line, expected } as const
    return missing.map((found) => ({ ...problem, field: `"${query}"`, found }))
  })
  if (problems.length > 0) throw new ProblemError(problems)
  return reading.value.map(({ expect, ...entry }) => ({
    ...entry,
    expect: expect.map((page) => DOCS + page),
  }))
}
