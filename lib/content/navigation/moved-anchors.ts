import { z } from 'zod'
import { type Problem, ProblemError } from '../problem'
import { filesBelow } from '../project-files'
import { readFacts } from '../yaml'

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
    const twice = Object.keys(added).filter((old) => old in moved)
    if (twice.length > 0) throw new ProblemError(twice.map((old) => repeated(file, old)))
    Object.assign(moved, added)
  }
  return moved
}

function repeated(file: string, old: string): Problem {
  const found = 'the same route in another file'
  return { severity: 'error', file, field: old, found, expected: 'a unique route' }
}
