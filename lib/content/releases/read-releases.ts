import path from 'node:path'
import type { ZodTypeAny } from 'zod'
import { type Problem, ProblemError } from '../problem'
import { filesBelow, readOnce } from '../project-files'
import { isRecord } from '../records'
import type { FieldPath } from '../schema-findings'
import { readYaml } from '../yaml'
import {
  beforeUpgradingSchema,
  knownIssuesSchema,
  type Release,
  type ReleaseNotes,
  releaseSchema,
} from './schema'
import { compareVersions } from './versions'

/** Where the release notes are written, relative to the project. */
export const RELEASES_FOLDER = 'data/ftc-releases'
const KNOWN_ISSUES_FILE = `${RELEASES_FOLDER}/known-issues.yaml`
const BEFORE_UPGRADING_FILE = `${RELEASES_FOLDER}/before-upgrading.yaml`

function filesOf(root: string): string[] {
  return filesBelow(root, RELEASES_FOLDER, '.yaml')
}

/**
 * Reads the release notes: one file per release, the known issues, and what to read before an upgrade.
 * @throws ProblemError with every problem of every file
 */
export const readReleases = readOnce(filesOf, (root): ReleaseNotes => {
  const problems: Problem[] = []
  const read = <Schema extends ZodTypeAny>(file: string, schema: Schema) => {
    const reading = readYaml(root, file, schema, { subjectOf: entrySubject })
    if (!reading.ok) problems.push(...reading.problems)
    return reading.ok ? reading : null
  }
  const releases = new Map<string, Release>()
  for (const file of filesOf(root)) {
    if (file === KNOWN_ISSUES_FILE || file === BEFORE_UPGRADING_FILE) continue
    const reading = read(file, releaseSchema)
    if (reading === null) continue
    const release: Release = reading.value
    problems.push(...versionProblems(file, release, releases, reading.lineOf(['version'])))
    releases.set(file, release)
  }
  const knownIssues = read(KNOWN_ISSUES_FILE, knownIssuesSchema)
  const beforeUpgrading = read(BEFORE_UPGRADING_FILE, beforeUpgradingSchema)
  if (problems.length > 0 || knownIssues === null || beforeUpgrading === null)
    throw new ProblemError(problems)
  return {
    releases: [...releases.values()].sort((a, b) => compareVersions(b.version, a.version)),
    knownIssues: knownIssues.value,
    beforeUpgrading: beforeUpgrading.value,
  }
})

/** A version that another file has too, or that is not the name of its file. */
function versionProblems(
  file: string,
  { version }: Release,
  others: ReadonlyMap<string, Release>,
  line: number,
): Problem[] {
  const problem = (expected: string): Problem => {
    const subject = releaseSubject(version)
    const found = `"${version}"`
    return { severity: 'error', file, line, subject, field: 'version', found, expected }
  }
  const [twin] = [...others].find(([, other]) => other.version === version) ?? []
  if (twin !== undefined) return [problem(`a version no other file has (${twin} has it)`)]
  return path.basename(file) === `${version}.yaml`
    ? []
    : [problem(`the name of the file: call it ${version}.yaml`)]
}

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
