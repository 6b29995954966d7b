import path from 'node:path'
import type { ZodTypeAny, z } from 'zod'
import { type Problem, ProblemError } from '../problem'
import { filesBelow, readOnce } from '../project-files'
import { readYaml } from '../yaml'
import { knownIssuesSchema, type Release, type ReleaseNotes, releaseSchema } from './schema'
import { compareVersions } from './versions'

export const RELEASES_FOLDER = 'data/ftc-releases'
const KNOWN_ISSUES_FILE = `${RELEASES_FOLDER}/known-issues.yaml`
const VERSION = /^\d+(?:\.\d+)+$/

function filesOf(root: string): string[] {
  return filesBelow(root, RELEASES_FOLDER, '.yaml')
}

/**
 * Each release has a file that is named after its version.
 * @throws ProblemError with the problems in all files
 */
export const readReleases = readOnce(filesOf, (root): ReleaseNotes => {
  const problems: Problem[] = []
  const read = <Schema extends ZodTypeAny>(file: string, schema: Schema): z.output<Schema>[] => {
    const reading = readYaml(root, file, schema)
    if (!reading.ok) problems.push(...reading.problems)
    return reading.ok ? [reading.value] : []
  }
  const files = filesOf(root).filter((file) => file !== KNOWN_ISSUES_FILE)
  const releases = files.flatMap((file): Release[] => {
    const version = path.basename(file, '.yaml')
    const expected = 'a version as the file name, such as 5.5.yaml'
    if (!VERSION.test(version))
      problems.push({ severity: 'error', file, found: `"${version}"`, expected })
    return read(file, releaseSchema).map((facts) => ({ version, ...facts }))
  })
  const [knownIssues] = read(KNOWN_ISSUES_FILE, knownIssuesSchema)
  if (problems.length > 0 || knownIssues === undefined) throw new ProblemError(problems)
  releases.sort((a, b) => compareVersions(b.version, a.version))
  return { releases, knownIssues }
})
