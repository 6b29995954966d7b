import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import {
  MOVED_ANCHORS_FOLDER,
  type MovedAnchors,
  readMovedAnchors,
} from '../navigation/moved-anchors'
import { portsFile, readPorts } from '../ports/read-ports'
import { type Problem, ProblemError, problemsOf } from '../problem'
import { RELEASES_FOLDER, readReleases } from '../releases/read-releases'
import type { ReleaseNotes } from '../releases/schema'
import { readEvalQueries } from '../search/read-eval-queries'
import { readSynonyms } from '../search/read-synonyms'
import { readSpecification, SPECIFICATION_FILE } from '../specification/read-specification'
import { placeholderFile, readPlaceholders } from '../values/placeholders'
import { readWindow, windowFile } from '../windows/read-window'

/**
 * Checks the data of reader values, ports, technical specification, search and release notes, as far as a project has them.
 * @param routes every route of the site: what the data links to must be there
 */
export function checkData(root: string, routes: ReadonlySet<string>): Problem[] {
  const placeholders = path.dirname(placeholderFile('any'))
  const ports = path.dirname(portsFile('any'))
  const windows = path.dirname(windowFile('any'))
  const readers: readonly (readonly [file: string, read: () => unknown])[] = [
    ...yamlNames(root, placeholders).map(
      (set) => [placeholders, () => readPlaceholders(root, set)] as const,
    ),
    ...yamlNames(root, ports).map((product) => [ports, () => readPorts(root, product)] as const),
    ...yamlNames(root, windows).map((name) => [windows, () => readWindow(root, name)] as const),
    [MOVED_ANCHORS_FOLDER, () => refuseMissingTargets(readMovedAnchors(root), routes)],
    [SPECIFICATION_FILE, () => readSpecification(root)],
    ['data/search', () => readSynonyms(root)],
    ['data/search', () => readEvalQueries(root, routes)],
    [RELEASES_FOLDER, () => refuseMissingRoutes(readReleases(root), routes)],
  ]
  return readers
    .filter(([file]) => existsSync(path.join(root, file)))
    .flatMap(([, read]) => problemsOf(read))
}

function yamlNames(root: string, folder: string): string[] {
  const full = path.join(root, folder)
  if (!existsSync(full)) return []
  return readdirSync(full)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => path.basename(name, '.yaml'))
}

function refuseMissingTargets(moved: MovedAnchors, routes: ReadonlySet<string>): void {
  const problems = Object.entries(moved).flatMap(([route, anchors]): Problem[] =>
    Object.entries(anchors)
      .filter(([, address]) => !routes.has(route) || !routes.has(address.split('#')[0] ?? ''))
      .map(([id, address]) => ({
        severity: 'warning',
        file: MOVED_ANCHORS_FOLDER,
        field: `${route}#${id}`,
        found: `"${address}"`,
        expected: 'a move from a page of the site to one',
      })),
  )
  if (problems.length > 0) throw new ProblemError(problems)
}

type Linked = {
  readonly name: string
  readonly subject: string
  readonly see?: readonly string[] | undefined
}

function refuseMissingRoutes(notes: ReleaseNotes, routes: ReadonlySet<string>): void {
  const problems = linkedParts(notes).flatMap(({ name, subject, see = [] }): Problem[] =>
    see
      .filter((route) => !routes.has(route))
      .map((route) => ({
        severity: 'warning',
        file: `${RELEASES_FOLDER}/${name}.yaml`,
        subject: `${subject},`,
        field: 'see',
        found: `"${route}"`,
        expected: 'the route of a page',
      })),
  )
  if (problems.length > 0) throw new ProblemError(problems)
}

function linkedParts({ releases, knownIssues, beforeUpgrading }: ReleaseNotes): Linked[] {
  const { notices, licensing, documents } = beforeUpgrading
  return [
    ...releases.flatMap(({ version, entries }) =>
      entries.map(({ id, see }) => ({
        name: version,
        subject: `release ${version}, entry ${id}`,
        see,
      })),
    ),
    ...knownIssues.entries.map(({ id, see }) => ({
      name: 'known-issues',
      subject: `entry ${id}`,
      see,
    })),
    ...[...notices, licensing].map(({ id, see }) => ({
      name: 'before-upgrading',
      subject: `notice ${id}`,
      see,
    })),
    ...documents.map(({ topic, see }) => ({
      name: 'before-upgrading',
      subject: `document ${topic}`,
      see,
    })),
  ]
}
