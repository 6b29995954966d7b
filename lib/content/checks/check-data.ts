import { existsSync } from 'node:fs'
import path from 'node:path'
import { portsFile, readPorts } from '../ports/ports'
import { type Problem, ProblemError, problemsOf } from '../problem'
import { filesBelow } from '../project-files'
import { OPEN_QUESTIONS_FILE, readOpenQuestions } from '../questions/open-questions'
import { RELEASES_FOLDER, readReleases } from '../releases/read-releases'
import {
  DESTRUCTION_FILE,
  readDestruction,
  readEvalQueries,
  readProductWords,
  readSynonyms,
} from '../search/search-words'
import { readSpecification, SPECIFICATION_FILE } from '../specification/read-specification'
import {
  KNOWN_OUTPUTS_SOURCE,
  readKnownOutputs,
  readSymptomGroups,
  symptomsFile,
} from '../symptoms/schema'
import { compareSets, placeholderFile, readPlaceholders } from '../values/placeholders'
import { COMMAND_RULES_FILE, readCommandRules } from './blocks/shell-block'

/**
 * Validates the data files in `readers`, and skips missing files.
 * @param routes all routes of the site, to check the routes in symptoms, open questions, and search queries. Links in
 * release notes are checked together with the page that shows them.
 */
export function checkData(root: string, routes: ReadonlySet<string>): Problem[] {
  const readers: readonly Reader[] = [
    ...readersOf(root, placeholderFile, readPlaceholders),
    ['data/placeholders', () => compareSets(root, namesOf(root, placeholderFile))],
    ...readersOf(root, portsFile, readPorts),
    ...readersOf(root, symptomsFile, (_root, product) =>
      refuseMissingPages(symptomsFile(product), pagesOfSymptoms(root, product), routes),
    ),
    [
      OPEN_QUESTIONS_FILE,
      () => refuseMissingPages(OPEN_QUESTIONS_FILE, pagesOfQuestions(root), routes),
    ],
    [SPECIFICATION_FILE, () => readSpecification(root)],
    ['data/search/synonyms.yaml', () => readSynonyms(root)],
    ['data/search/product-words.yaml', () => readProductWords(root)],
    [DESTRUCTION_FILE, () => readDestruction(root)],
    ['data/search', () => readEvalQueries(root, routes)],
    [COMMAND_RULES_FILE, () => readCommandRules(root)],
    [KNOWN_OUTPUTS_SOURCE, () => readKnownOutputs(root)],
    [RELEASES_FOLDER, () => readReleases(root)],
  ]
  return readers
    .filter(([file]) => existsSync(path.join(root, file)))
    .flatMap(([, read]) => problemsOf(read))
}

type Reader = readonly [file: string, read: () => unknown]

/** Creates a `Reader` for each YAML file in a folder. `fileOf` converts a file's name without extension to its path. */
function readersOf(
  root: string,
  fileOf: (name: string) => string,
  read: (root: string, name: string) => unknown,
): Reader[] {
  return namesOf(root, fileOf).map((name) => [fileOf(name), () => read(root, name)])
}

function namesOf(root: string, fileOf: (name: string) => string): string[] {
  const folder = path.dirname(fileOf('any'))
  return filesBelow(root, folder, '.yaml').map((file) =>
    path.posix.relative(folder, file).replace(/\.yaml$/, ''),
  )
}

function refuseMissingPages(
  file: string,
  named: readonly NamedPage[],
  routes: ReadonlySet<string>,
) {
  const expected = 'the route of a page'
  const problems = named
    .filter(({ page }) => !routes.has(page))
    .map(({ field, page: found }): Problem => ({ severity: 'error', file, field, found, expected }))
  if (problems.length > 0) throw new ProblemError(problems)
}

type NamedPage = { readonly field: string; readonly page: string }

function pagesOfSymptoms(root: string, product: string): NamedPage[] {
  return readSymptomGroups(root, product).map(({ id, page }) => ({ field: `${id}.page`, page }))
}

function pagesOfQuestions(root: string): NamedPage[] {
  return readOpenQuestions(root).flatMap(({ question, pages }) =>
    pages.map((page) => ({ field: `"${question}"`, page })),
  )
}
