import { existsSync } from 'node:fs'
import path from 'node:path'
import {
  MOVED_ANCHORS_FOLDER,
  type MovedAnchors,
  readMovedAnchors,
} from '../navigation/moved-anchors'
import { portsFile, readPorts } from '../ports/ports'
import { type Problem, ProblemError, problemsOf } from '../problem'
import { filesBelow } from '../project-files'
import { OPEN_QUESTIONS_FILE, readOpenQuestions } from '../questions/open-questions'
import { RELEASES_FOLDER, readReleases } from '../releases/read-releases'
import { readEvalQueries } from '../search/read-eval-queries'
import { readProductWords, readSynonyms } from '../search/search-words'
import { readSpecification, SPECIFICATION_FILE } from '../specification/read-specification'
import { readSymptomGroups, symptomsFile } from '../symptoms/schema'
import { compareSets, placeholderFile, readPlaceholders } from '../values/placeholders'

/**
 * Checks the data of reader values, ports, symptoms, open questions, technical specification, search and release notes, as far as a project has them.
 * @param routes every route of the site: what the data links to must be there, except for release notes, whose page has
 * the links
 */
export function checkData(root: string, routes: ReadonlySet<string>): Problem[] {
  const readers: readonly Reader[] = [
    ...readersOf(root, placeholderFile, readPlaceholders),
    ['data/placeholders', () => compareSets(root, namesOf(root, placeholderFile))],
    ...readersOf(root, portsFile, readPorts),
    ...readersOf(root, symptomsFile, (project, product) =>
      refuseMissingPages(project, product, routes),
    ),
    [MOVED_ANCHORS_FOLDER, () => refuseMissingTargets(readMovedAnchors(root), routes)],
    [OPEN_QUESTIONS_FILE, () => refuseUnseenQuestions(root, routes)],
    [SPECIFICATION_FILE, () => readSpecification(root)],
    ['data/search/synonyms.yaml', () => readSynonyms(root)],
    ['data/search/product-words.yaml', () => readProductWords(root)],
    ['data/search', () => readEvalQueries(root, routes)],
    [RELEASES_FOLDER, () => readReleases(root)],
  ]
  return readers
    .filter(([file]) => existsSync(path.join(root, file)))
    .flatMap(([, read]) => problemsOf(read))
}

type Reader = readonly [file: string, read: () => unknown]

/** A reader for each file of a folder that has no folders of its own. */
function readersOf(
  root: string,
  fileOf: (name: string) => string,
  read: (root: string, name: string) => unknown,
): Reader[] {
  return namesOf(root, fileOf).map((name) => [fileOf(name), () => read(root, name)])
}

function namesOf(root: string, fileOf: (name: string) => string): string[] {
  return filesBelow(root, path.dirname(fileOf('any')), '.yaml').map((file) =>
    path.basename(file, '.yaml'),
  )
}

/** Rows of a group whose page is not there would be on no page. */
function refuseMissingPages(root: string, product: string, routes: ReadonlySet<string>): void {
  const problems = readSymptomGroups(root, product)
    .filter(({ page }) => !routes.has(page))
    .map(
      ({ id, page }): Problem => ({
        severity: 'error',
        file: symptomsFile(product),
        field: `${id}.page`,
        found: page,
        expected: 'the route of a page',
      }),
    )
  if (problems.length > 0) throw new ProblemError(problems)
}

/** A question whose page is not there would be asked nowhere. */
function refuseUnseenQuestions(root: string, routes: ReadonlySet<string>): void {
  const problems = readOpenQuestions(root).flatMap(({ question, pages }): Problem[] =>
    pages
      .filter((page) => !routes.has(page))
      .map((page) => ({
        severity: 'error',
        file: OPEN_QUESTIONS_FILE,
        field: `"${question}"`,
        found: page,
        expected: 'the route of a page',
      })),
  )
  if (problems.length > 0) throw new ProblemError(problems)
}

function refuseMissingTargets(moved: MovedAnchors, routes: ReadonlySet<string>): void {
  const problems = Object.entries(moved).flatMap(([route, anchors]): Problem[] =>
    Object.entries(anchors)
      .filter(([, url]) => !routes.has(route) || !routes.has(url.split('#')[0] ?? ''))
      .map(([id, url]) => ({
        severity: 'warning',
        file: MOVED_ANCHORS_FOLDER,
        field: `${route}#${id}`,
        found: `"${url}"`,
        expected: 'a move from a page of the site to one',
      })),
  )
  if (problems.length > 0) throw new ProblemError(problems)
}
