import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { ZodTypeAny } from 'zod'
import { describeReleaseProblem, versionProblem } from './release-problems'
import {
  beforeUpgradingSchema,
  knownIssuesSchema,
  type Release,
  type ReleaseNotes,
  releaseSchema,
} from './schema'
import { compareVersions } from './versions'
import { readYamlFile } from './yaml-file'

/** Where the release notes are written, relative to the project. */
export const RELEASES_FOLDER = 'data/ftc-releases'
const KNOWN_ISSUES_FILE = `${RELEASES_FOLDER}/known-issues.yaml`
const BEFORE_UPGRADING_FILE = `${RELEASES_FOLDER}/before-upgrading.yaml`

/** The files of the release notes, relative to the project. */
export function releaseNotesFiles(root: string): string[] {
  return readdirSync(path.join(root, RELEASES_FOLDER))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => `${RELEASES_FOLDER}/${name}`)
}

/**
 * Reads the release notes: one file per release, the known issues, and what to read before an upgrade.
 * @throws an error with one line per problem: file, line, release, entry, field, what was found, what was expected
 */
export function readReleases(root: string): ReleaseNotes {
  const problems: string[] = []
  const read = <Schema extends ZodTypeAny>(file: string, schema: Schema) => {
    const reading = readYamlFile(root, file, schema)
    if (reading.ok) return reading
    for (const problem of reading.problems)
      problems.push(describeReleaseProblem(file, reading.input, problem))
    return null
  }
  const releases: { file: string; version: string; release: Release }[] = []
  for (const file of releaseNotesFiles(root)) {
    if (file === KNOWN_ISSUES_FILE || file === BEFORE_UPGRADING_FILE) continue
    const reading = read(file, releaseSchema)
    if (reading === null) continue
    const release: Release = reading.value
    const problem = versionProblem(file, release, releases)
    if (problem !== undefined) {
      const line = reading.lineOf(['version'])
      problems.push(describeReleaseProblem(file, release, { line, problem }))
    }
    releases.push({ file, version: release.version, release })
  }
  const knownIssues = read(KNOWN_ISSUES_FILE, knownIssuesSchema)
  const beforeUpgrading = read(BEFORE_UPGRADING_FILE, beforeUpgradingSchema)
  if (problems.length > 0 || knownIssues === null || beforeUpgrading === null)
    throw new Error(problems.join('\n'))
  return {
    releases: releases
      .map(({ release }) => release)
      .sort((a, b) => compareVersions(b.version, a.version)),
    knownIssues: knownIssues.value,
    beforeUpgrading: beforeUpgrading.value,
  }
}
