import { z } from 'zod'
import { type Problem, ProblemError } from '../problem'
import { readYaml } from '../yaml'

const FILE = 'data/search/eval-queries.yaml'
const DOCS = '/docs/'

export const evalQueriesSchema = z.array(
  z.strictObject({
    query: z.string().min(1),
    kind: z.enum([
      'name',
      'task',
      'question',
      'symptom',
      'error',
      'port',
      'typo',
      'synonym',
      'prefix',
    ]),
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
  const reading = readYaml(root, FILE, evalQueriesSchema)
  if (!reading.ok) throw new ProblemError(reading.problems)
  const problems = reading.value.flatMap(({ query, expect }, index): Problem[] =>
    expect
      .filter((page) => !routes.has(DOCS + page))
      .map((page) => ({
        severity: 'warning',
        file: FILE,
        line: reading.lineOf([index, 'expect']),
        field: `"${query}"`,
        found: page,
        expected: 'the path of a page, without /docs/, such as FTC/Tutorials/Interplay',
      })),
  )
  if (problems.length > 0) throw new ProblemError(problems)
  return reading.value.map((entry) => ({
    ...entry,
    expect: entry.expect.map((page) => DOCS + page),
  }))
}
