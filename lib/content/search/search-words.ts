import { z } from 'zod'
import { type Problem, ProblemError } from '../problem'
import type { FieldPath } from '../schema-findings'
import { readFacts, readYaml } from '../yaml'
import { PRODUCTS } from './search-record'

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

export const DESTRUCTION_FILE = 'data/search/destruction.yaml'

export const destructionSchema = z.strictObject({
  verbs: z.array(word).min(1),
  sections: z.array(
    z.strictObject({
      url: z.string().startsWith('/docs/', 'expected a URL such as /docs/FTC/FAQ#id'),
      objects: z.array(word).min(1),
    }),
  ),
})

/**
 * Sections about deleting or uninstalling something. The objects of a section are words for what the reader deletes
 * there. The search avoids such a section as its first result unless the query asks for it. A URL without an anchor
 * means the whole page.
 */
export type Destruction = z.infer<typeof destructionSchema>

/**
 * @param urls URLs of all pages and sections; any other URL is an error. If omitted, URLs are not checked
 * @throws ProblemError if the file is missing or invalid
 */
export function readDestruction(root: string, urls?: ReadonlySet<string>): Destruction {
  return readChecked(root, DESTRUCTION_FILE, destructionSchema, ({ sections }, lineOf) =>
    sections.flatMap(({ url }, index): Problem[] => {
      if (urls === undefined || urls.has(url)) return []
      const line = lineOf(['sections', index, 'url'])
      const expected = 'the URL of a page or of one of its sections'
      const problem = { severity: 'error', file: DESTRUCTION_FILE, line, field: 'url' } as const
      return [{ ...problem, found: url, expected }]
    }),
  )
}

const PRODUCT_WORDS_FILE = 'data/search/product-words.yaml'

export const productWordsSchema = z.array(
  z.strictObject({
    product: z.enum(PRODUCTS),
    words: z.array(z.string().min(1, 'expected a word or phrase')).min(1),
  }),
)

/** Words or phrases that imply a product. */
export type ProductWords = z.infer<typeof productWordsSchema>[number]

/** @throws ProblemError if the file is missing or invalid */
export function readProductWords(root: string): ProductWords[] {
  return readFacts(root, PRODUCT_WORDS_FILE, productWordsSchema)
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
  const queries = readChecked(root, EVAL_QUERIES_FILE, evalQueriesSchema, (entries, lineOf) =>
    entries.flatMap(({ query, expect }, index) => {
      const line = lineOf([index, 'expect'])
      const expected = 'the path of a page, without /docs/, such as FTC/Tutorials/Interplay'
      const missing = expect.filter((page) => !routes.has(DOCS + page))
      const problem = { severity: 'warning', file: EVAL_QUERIES_FILE, line, expected } as const
      return missing.map((page): Problem => ({ ...problem, field: `"${query}"`, found: page }))
    }),
  )
  return queries.map(({ expect, ...entry }) => ({
    ...entry,
    expect: expect.map((page) => DOCS + page),
  }))
}

/** @throws ProblemError if the file is missing or invalid, or if `findProblems` finds a problem in it */
function readChecked<Schema extends z.ZodTypeAny>(
  root: string,
  file: string,
  schema: Schema,
  findProblems: (value: z.output<Schema>, lineOf: (field: FieldPath) => number) => Problem[],
): z.output<Schema> {
  const reading = readYaml(root, file, schema)
  if (!reading.ok) throw new ProblemError(reading.problems)
  const problems = findProblems(reading.value, reading.lineOf)
  if (problems.length > 0) throw new ProblemError(problems)
  return reading.value
}
