import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Page } from '../pages/page-map'
import type { PageMapReading } from '../pages/read-page-map'
import { markdownFile } from '../pages/routes'
import { type Problem, ProblemError } from '../problem'
import { filesBelow } from '../project-files'
import { readFacts } from '../yaml'

/** Current URLs, keyed by old URL. */
export type Redirects = ReadonlyMap<string, string>

type Moved = Pick<Page, 'route' | 'file' | 'frontMatter'>

/** Maps the old routes of published pages, and the old URLs of their Markdown copies, to the current ones. */
export function redirectsOf(pages: readonly Moved[]): Redirects {
  const published = pages.filter(({ frontMatter }) => frontMatter.status !== 'draft')
  return new Map(
    published.flatMap(({ route, frontMatter: { from = [], layout } }) =>
      from.flatMap((old): [string, string][] => [
        [old, route],
        ...(layout === 'app' ? [] : [[markdownFile(old), markdownFile(route)] as [string, string]]),
      ]),
    ),
  )
}

/**
 * Reports each old URL that a page, another redirect, or something in `public/` already uses. Redirects therefore
 * cannot chain or loop.
 */
export function redirectProblems(
  root: string,
  { pages, files }: Pick<PageMapReading, 'pages' | 'files'>,
): Problem[] {
  const first = new Map<string, string>()
  return pages.flatMap(({ file, frontMatter }) =>
    (frontMatter.from ?? []).flatMap((old, index): Problem[] => {
      const inPublic = `public${old}`
      const owner =
        files.get(old) ??
        first.get(old) ??
        (existsSync(path.join(root, inPublic)) ? inPublic : undefined)
      first.set(old, file)
      if (owner === undefined) return []
      const expected = `an unused URL: ${owner} already uses this one`
      return [{ severity: 'error', file, field: `from[${index}]`, found: `"${old}"`, expected }]
    }),
  )
}

const route = z
  .string()
  .regex(/^\/docs\/\S+$/, 'expected this value under a route such as /docs/FTC/API')
const url = z.string().regex(/^\/docs\/[^#\s]+#\S+$/, 'expected a URL such as /docs/FTC/API#calls')
export const movedAnchorsSchema = z.record(route, z.record(z.string(), url))

/** New URLs of moved anchors, keyed by the old route and then by the old id. */
export type MovedAnchors = z.infer<typeof movedAnchorsSchema>

export const MOVED_ANCHORS_FOLDER = 'data/moved-anchors'

/** @throws ProblemError for the first file that is invalid or repeats routes from an earlier file */
export function readMovedAnchors(root: string): MovedAnchors {
  const moved: MovedAnchors = {}
  for (const file of filesBelow(root, MOVED_ANCHORS_FOLDER)) {
    const added = readFacts(root, file, movedAnchorsSchema)
    const repeated = Object.keys(added)
      .filter((old) => old in moved)
      .map((old): Problem => {
        const found = 'the same route in another file'
        return { severity: 'error', file, field: old, found, expected: 'a unique route' }
      })
    if (repeated.length > 0) throw new ProblemError(repeated)
    Object.assign(moved, added)
  }
  return moved
}
