import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { parseYamlFile } from '../parse-yaml-file'

const FILE = 'data/search/eval-queries.yaml'
const DOCS = '/docs/'

const KINDS = ['name', 'task', 'symptom', 'error', 'port', 'typo', 'synonym', 'prefix'] as const

const evalQueriesSchema = z.array(
  z.strictObject({
    query: z.string().min(1),
    kind: z.enum(KINDS),
    expect: z.array(z.string()).min(1, 'expected at least one page'),
  }),
)

/** A query of a reader with the routes that answer it. */
export type EvalQuery = {
  readonly query: string
  readonly kind: (typeof KINDS)[number]
  readonly expect: readonly string[]
}

/**
 * Reads the queries that the search is measured with.
 * @param routes all routes of the site: an expected page that is not there is an error
 */
export function readEvalQueries(root: string, routes: ReadonlySet<string>): EvalQuery[] {
  const text = readFileSync(path.join(root, FILE), 'utf8')
  return parseYamlFile(FILE, text, evalQueriesSchema).map(({ query, kind, expect }) => ({
    query,
    kind,
    expect: expect.map((page) => {
      const route = DOCS + page
      if (!routes.has(route))
        throw new Error(`${FILE}: "${query}": found ${page}, expected a page below /docs`)
      return route
    }),
  }))
}
