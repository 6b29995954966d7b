import path from 'node:path'
import type { ZodTypeAny } from 'zod'
import { type Problem, ProblemError } from '../problem'
import { filesBelow, readOnce } from '../project-files'
import { isRecord } from '../records'
import type { FieldPath } from '../schema-findings'
import { readYaml } from '../yaml'
import { knownIssuesSchema, type Release, type ReleaseNotes, releaseSchema } from './schema'
import { compareVersions } from './versions'

/** Where the release notes are written, relative to the project. */
export const RELEASES_FOLDER = 'data/ftc-releases'
const KNOWN_ISSUES_FILE = `${RELEASES_FOLDER}/known-issues.yaml`

function filesOf(root: string): string[] {
  return filesBelow(root, RELEASES_FOLDER, '.yaml')
}

/**
 * Reads the release notes: one file per release, and the known issues.
 * @throws ProblemError with every problem of every file
 */
export const readReleases = readOnce(filesOf, (root): ReleaseNotes => {
  const problems: Problem[] = []
  const read = <Schema extends ZodTypeAny>(file: string, schema: Schema) => {
    const reading = readYaml(root, file, schema, { subjectOf: entrySubject })
    if (!reading.ok) problems.push(...reading.problems)
    return reading.ok ? reading : null
  }
  const releases = filesOf(root).flatMap((file): Release[] => {
    const reading = file === KNOWN_ISSUES_FILE ? null : read(file, releaseSchema)
    if (reading === null) return []
    const { version } = reading.value
    if (path.basename(file) !== `${version}.yaml`)
      problems.push({
        severity: 'error',
        file,
        line: reading.lineOf(['version']),
        subject: releaseSubject(version),
        field: 'version',
        found: `"${version}"`,
        expected: `the name of the file: call it ${version}.yaml`,
      })
    return [reading.value]
  })
  const knownIssues = read(KNOWN_ISSUES_FILE, knownIssuesSchema)
  if (problems.length > 0 || knownIssues === null) throw new ProblemError(problems)
  releases.sort((a, b) => compareVersions(b.version, a.version))
  return { releases, knownIssues: knownIssues.value }
})

/** "release 5.5, entry 3 (r3d-input)," as far as the file says so. */
function entrySubject(input: unknown, field: FieldPath): readonly [string, number] {
  const { version, entries } = isRecord(input) ? input : {}
  const release = typeof version === 'string' ? releaseSubject(version) : ''
  const [list, index] = field
  if (list !== 'entries' || typeof index !== 'number') return [release, 0]
  const entry: unknown = Array.isArray(entries) ? entries[index] : undefined
  const id = isRecord(entry) && typeof entry.id === 'string' ? ` (${entry.id})` : ''
  return [`${release} entry ${index + 1}${id},`.trim(), 2]
}

function releaseSubject(version: string): string {
  return `release ${version},`
}
