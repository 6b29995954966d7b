import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ZodTypeAny } from 'zod'
import { zodToJsonSchema } from 'zod-to-json-schema'
import { apiSchema, methodSchema } from '../../content/api/schema'
import { typeSchema } from '../../content/api/schema-types'
import { commandRulesSchema } from '../../content/checks/blocks/shell-block'
import { lifeCyclesSchema } from '../../content/life-cycles/life-cycles'
import { frontMatterSchema } from '../../content/pages/front-matter'
import { portsSchema } from '../../content/ports/ports'
import { openQuestionsSchema } from '../../content/questions/open-questions'
import { knownIssuesSchema, releaseSchema } from '../../content/releases/read-releases'
import {
  destructionSchema,
  evalQueriesSchema,
  productWordsSchema,
  synonymsSchema,
} from '../../content/search/search-words'
import { specificationSchema } from '../../content/specification/read-specification'
import { knownOutputsSchema, symptomGroupsSchema } from '../../content/symptoms/schema'
import { placeholdersSchema } from '../../content/values/placeholders'

/** Schemas of the content files, by name. `.vscode/settings.json` names the schema of each YAML file in `data/`. */
const SCHEMAS: Readonly<Record<string, ZodTypeAny>> = {
  'front-matter': frontMatterSchema,
  placeholders: placeholdersSchema,
  'command-rules': commandRulesSchema,
  'open-questions': openQuestionsSchema,
  'life-cycles': lifeCyclesSchema,
  ports: portsSchema,
  symptoms: symptomGroupsSchema,
  'known-outputs': knownOutputsSchema,
  specification: specificationSchema,
  'product-words': productWordsSchema,
  synonyms: synonymsSchema,
  destruction: destructionSchema,
  'eval-queries': evalQueriesSchema,
  release: releaseSchema,
  'known-issues': knownIssuesSchema,
  api: apiSchema,
  'api-method': methodSchema,
  'api-type': typeSchema,
}

export function editorSchemas(): ReadonlyMap<string, object> {
  return new Map(
    Object.entries(SCHEMAS).map(([name, schema]) => [
      `${name}.json`,
      zodToJsonSchema(schema, { errorMessages: false }),
    ]),
  )
}

export function writeEditorSchemas(): void {
  mkdirSync('schemas', { recursive: true })
  for (const [name, schema] of editorSchemas())
    writeFileSync(path.join('schemas', name), JSON.stringify(schema))
}
