import path from 'node:path'
import type { z } from 'zod'
import { errorIn, ProblemError, readAll } from '../problem'
import { filesBelow, lineOf, readOnce } from '../project-files'
import { readPlaceholders } from '../values/placeholders'
import { readFacts } from '../yaml'
import { API_FILE, apiFiles, METHODS_FOLDER, TYPES_FOLDER } from './api-files'
import { type ApiMethod, apiSchema, methodSchema, type StreamApi } from './api-schemas'
import { checkReferences } from './check-references'
import { SAMPLE_SET } from './sample-request'
import { typeSchema } from './schema-types'

/** @throws ProblemError with the problems in all methods, in all types, or in the references between them */
export const readStreamApi = readOnce(apiFiles, (root): StreamApi => {
  const common = readFacts(root, API_FILE, apiSchema)
  const methods = readDataFolder(root, METHODS_FOLDER, methodSchema)
  const types = readDataFolder(root, TYPES_FOLDER, typeSchema)
  const groupOf = ({ group }: ApiMethod) => common.groups.findIndex(({ id }) => id === group)
  const api = {
    common,
    methods: methods.toSorted((a, b) => groupOf(a) - groupOf(b) || a.order - b.order),
    types: new Map(types.map((type) => [type.name, type] as const)),
    placeholders: readPlaceholders(root, SAMPLE_SET),
  }
  const problems = checkReferences(api).map((problem) => {
    const key = problem.field?.split('.')[0]
    return { ...problem, line: lineOf(root, problem.file, new RegExp(`^${key}:`, 'm')) }
  })
  if (problems.length > 0) throw new ProblemError(problems)
  return api
})

function readDataFolder<Schema extends z.ZodType<{ name: string }>>(
  root: string,
  folder: string,
  schema: Schema,
): readonly z.output<Schema>[] {
  return readAll(filesBelow(root, folder, '.yaml'), (file) => {
    const name = path.basename(file, '.yaml')
    const value = readFacts(root, file, schema)
    if (value.name === name) return value
    const finding = { field: 'name', found: `"${value.name}"`, expected: `"${name}"` }
    throw errorIn(file, finding, lineOf(root, file, /^name:/m))
  })
}
