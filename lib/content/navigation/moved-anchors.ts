import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { listFiles } from '../list-files'
import { type Problem, ProblemError } from '../problem'
import { readYaml } from '../yaml'

const route = z.string().regex(/^\/docs\/\S+$/, 'expected a route such as /docs/FTC/API')
const address = z
  .string()
  .regex(/^\/docs\/[^#\s]+#\S+$/, 'expected an address such as /docs/FTC/API#calls')
export const movedAnchorsSchema = z.record(route, z.record(z.string(), address))

/** New addresses by the old route and the old id. */
export type MovedAnchors = z.infer<typeof movedAnchorsSchema>

export const MOVED_ANCHORS_FOLDER = 'data/moved-anchors'

/** @throws ProblemError with every problem of the files, and when two tell of the same route */
export function readMovedAnchors(root: string): MovedAnchors {
  const folder = path.join(root, MOVED_ANCHORS_FOLDER)
  const files = existsSync(folder) ? listFiles(folder) : []
  const moved: MovedAnchors = {}
  for (const name of files) {
    const file = `${MOVED_ANCHORS_FOLDER}/${name}`
    const reading = readYaml(root, file, movedAnchorsSchema)
    if (!reading.ok) throw new ProblemError(reading.problems)
    const twice = Object.keys(reading.value).filter((old) => old in moved)
    if (twice.length > 0) throw new ProblemError(twice.map((old) => repeated(file, old)))
    Object.assign(moved, reading.value)
  }
  return moved
}

function repeated(file: string, old: string): Problem {
  return {
    severity: 'error',
    file,
    field: old,
    found: 'it in another file too',
    expected: 'it once',
  }
}
