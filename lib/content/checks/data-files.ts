import path from 'node:path'
import type { ZodType } from 'zod'
import { API_FILE, METHODS_FOLDER, TYPES_FOLDER } from '../api/api-files'
import { apiSchema, methodSchema } from '../api/api-schemas'
import { typeSchema } from '../api/schema-types'
import { LIFE_CYCLES_FILE, lifeCyclesSchema } from '../life-cycles/life-cycles'
import { FIREWALLS_FILE, firewallsSchema, portsSchema } from '../ports/ports'
import { type Problem, ProblemError, problemsOf } from '../problem'
import { filesBelow, lineOfUrl } from '../project-files'
import {
  OPEN_QUESTIONS_FILE,
  openQuestionsSchema,
  readOpenQuestions,
} from '../questions/open-questions'
import { knownIssuesSchema, readReleases, releaseSchema } from '../releases/read-releases'
import { SYNONYMS_FILE, synonymsSchema } from '../search/synonyms'
import {
  readSpecification,
  SPECIFICATION_FILE,
  specificationSchema,
} from '../specification/read-specification'
import { REMEDY_RULES_FILE, remedyRulesSchema } from '../symptoms/remedy-rules'
import {
  KNOWN_OUTPUTS_SOURCE,
  knownOutputsSchema,
  readSymptomGroups,
  symptomGroupsSchema,
} from '../symptoms/symptom-schemas'
import { placeholdersSchema } from '../values/placeholders'
import { readFacts } from '../yaml'
import { COMMAND_RULES_FILE, commandRulesSchema } from './blocks/shell-block'

type DataFile = {
  /** Name of the schema in `schemas/`. */
  readonly name: string
  /** A path, with `*` for any name. `.vscode/settings.json` has the same paths. */
  readonly files: string
  readonly schema: ZodType
  /** Reads all these files together, and checks what the schema cannot. Throws ProblemError. */
  readonly read?: (root: string, routes: ReadonlySet<string>) => unknown
}

export const DATA_FILES: readonly DataFile[] = [
  { name: 'placeholders', files: 'data/placeholders/*.yaml', schema: placeholdersSchema },
  { name: 'ports', files: 'data/ports/*.yaml', schema: portsSchema },
  { name: 'firewalls', files: FIREWALLS_FILE, schema: firewallsSchema },
  {
    name: 'symptoms',
    files: 'data/symptoms/*.yaml',
    schema: symptomGroupsSchema,
    read: (root, routes) => {
      for (const file of filesBelow(root, 'data/symptoms', '.yaml')) {
        const groups = readSymptomGroups(root, path.basename(file, '.yaml'))
        const named = groups.map(({ id, page }) => [`${id}.page`, page] as const)
        refuseMissingPages(root, file, named, routes)
      }
    },
  },
  {
    name: 'open-questions',
    files: OPEN_QUESTIONS_FILE,
    schema: openQuestionsSchema,
    read: (root, routes) => {
      const named = readOpenQuestions(root).flatMap(({ question, pages }) =>
        pages.map((page) => [`"${question}"`, page] as const),
      )
      refuseMissingPages(root, OPEN_QUESTIONS_FILE, named, routes)
    },
  },
  { name: 'life-cycles', files: LIFE_CYCLES_FILE, schema: lifeCyclesSchema },
  { name: 'command-rules', files: COMMAND_RULES_FILE, schema: commandRulesSchema },
  { name: 'remedy-rules', files: REMEDY_RULES_FILE, schema: remedyRulesSchema },
  { name: 'known-outputs', files: KNOWN_OUTPUTS_SOURCE, schema: knownOutputsSchema },
  {
    name: 'specification',
    files: SPECIFICATION_FILE,
    schema: specificationSchema,
    read: readSpecification,
  },
  { name: 'synonyms', files: SYNONYMS_FILE, schema: synonymsSchema },
  {
    name: 'release',
    files: 'data/ftc-releases/[0-9]*.yaml',
    schema: releaseSchema,
    read: readReleases,
  },
  { name: 'known-issues', files: 'data/ftc-releases/known-issues.yaml', schema: knownIssuesSchema },
  { name: 'api', files: API_FILE, schema: apiSchema },
  { name: 'api-method', files: `${METHODS_FOLDER}/*.yaml`, schema: methodSchema },
  { name: 'api-type', files: `${TYPES_FOLDER}/*.yaml`, schema: typeSchema },
]

/** Finds what is wrong in the data files, except those of the API, which the page map reads. */
export function checkData(root: string, routes: ReadonlySet<string>): readonly Problem[] {
  const checked = DATA_FILES.filter(({ files }) => !files.startsWith('data/stream-api/'))
  const present = checked.map((row) => {
    const pattern = new RegExp(`^${row.files.replaceAll('.', '\\.').replace('*', '.*')}$`)
    const found = filesBelow(root, path.dirname(row.files)).filter((file) => pattern.test(file))
    return { ...row, found }
  })
  const misfits = present.flatMap(({ found, schema }) =>
    found.flatMap((file) => problemsOf(() => readFacts(root, file, schema))),
  )
  if (misfits.length > 0) return misfits
  return present.flatMap(({ found, read }) =>
    found.length === 0 ? [] : problemsOf(() => read?.(root, routes)),
  )
}

function refuseMissingPages(
  root: string,
  file: string,
  named: readonly (readonly [field: string, page: string])[],
  routes: ReadonlySet<string>,
): void {
  const expected = 'the route of a page'
  const problems = named
    .filter(([, page]) => !routes.has(page))
    .map(([field, found]): Problem => {
      const line = lineOfUrl(root, file, found)
      return { severity: 'error', file, line, field, found, expected }
    })
  if (problems.length > 0) throw new ProblemError(problems)
}
