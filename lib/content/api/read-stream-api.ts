import path from 'node:path'
import type { z } from 'zod'
import type { Problem } from '../problem'
import { filesBelow, readOnce } from '../project-files'
import { readYaml } from '../yaml'
import { API_FILE, apiFiles, METHODS_FOLDER, TYPES_FOLDER } from './api-files'
import { checkReferences } from './check-references'
import { type ApiMethod, type ApiType, apiSchema, methodSchema, type StreamApi } from './schema'
import { typeSchema } from './schema-types'

export type ApiReading = {
  /** Null if there are errors. */
  readonly api: StreamApi | null
  readonly errors: readonly Problem[]
}

export const readStreamApi = readOnce(apiFiles, (root): ApiReading => {
  const common = readYaml(root, API_FILE, apiSchema, { subject: 'API:' })
  const methods = readFolder(root, METHODS_FOLDER, methodSchema)
  const types = readFolder(root, TYPES_FOLDER, typeSchema)
  const errors = [...(common.ok ? [] : common.problems), ...methods.problems, ...types.problems]
  if (!common.ok || errors.length > 0) return { api: null, errors }
  const api = {
    common: common.value,
    methods: inOrder(methods.values, common.value.groups),
    types: new Map(types.values.map((type): [string, ApiType] => [type.name, type])),
  }
  const wrong = checkReferences(api)
  return { api: wrong.length > 0 ? null : api, errors: wrong }
})

function readFolder<Schema extends z.ZodType<{ name: string }, z.ZodTypeDef, unknown>>(
  root: string,
  folder: string,
  schema: Schema,
): { values: z.output<Schema>[]; problems: Problem[] } {
  const values: z.output<Schema>[] = []
  const problems: Problem[] = []
  for (const file of filesBelow(root, folder, '.yaml')) {
    const name = path.basename(file, '.yaml')
    const subject = `${name}:`
    const reading = readYaml(root, file, schema, { subject })
    if (!reading.ok) problems.push(...reading.problems)
    else if (reading.value.name === name) values.push(reading.value)
    else {
      const line = reading.lineOf(['name'])
      const found = `"${reading.value.name}"`
      const expected = `"${name}"`
      problems.push({ severity: 'error', file, line, subject, field: 'name', found, expected })
    }
  }
  return { values, problems }
}

function inOrder(methods: readonly ApiMethod[], groups: readonly { id: string }[]): ApiMethod[] {
  const place = (method: ApiMethod) => groups.findIndex(({ id }) => id === method.group)
  return methods.toSorted((a, b) => place(a) - place(b) || a.order - b.order)
}
