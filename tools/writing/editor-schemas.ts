import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ZodTypeAny } from 'zod'
import { zodToJsonSchema } from 'zod-to-json-schema'
import { apiSchema, methodSchema } from '../../lib/content/api/schema'
import { typeSchema } from '../../lib/content/api/schema-types'
import { termsSchema } from '../../lib/content/checks/check-terms'
import { movedAnchorsSchema } from '../../lib/content/navigation/moved-anchors'
import { frontMatterSchema } from '../../lib/content/pages/front-matter'
import { portsSchema } from '../../lib/content/ports/schema'
import { openQuestionsSchema } from '../../lib/content/questions/open-questions'
import {
  beforeUpgradingSchema,
  knownIssuesSchema,
  releaseSchema,
} from '../../lib/content/releases/schema'
import { evalQueriesSchema } from '../../lib/content/search/read-eval-queries'
import { productWordsSchema } from '../../lib/content/search/read-product-words'
import { synonymsSchema } from '../../lib/content/search/read-synonyms'
import { specificationSchema } from '../../lib/content/specification/schema'
import { symptomGroupsSchema } from '../../lib/content/symptoms/schema'
import { placeholdersSchema } from '../../lib/content/values/placeholders'
import { windowSchema } from '../../lib/content/windows/schema'

/** `.vscode/settings.json` says which files each of them is for. */
const SCHEMAS: Readonly<Record<string, ZodTypeAny>> = {
  'front-matter': frontMatterSchema,
  placeholders: placeholdersSchema,
  'open-questions': openQuestionsSchema,
  ports: portsSchema,
  symptoms: symptomGroupsSchema,
  terms: termsSchema,
  window: windowSchema,
  'moved-anchors': movedAnchorsSchema,
  specification: specificationSchema,
  'product-words': productWordsSchema,
  synonyms: synonymsSchema,
  'eval-queries': evalQueriesSchema,
  release: releaseSchema,
  'known-issues': knownIssuesSchema,
  'before-upgrading': beforeUpgradingSchema,
  api: apiSchema,
  'api-method': methodSchema,
  'api-type': typeSchema,
}

/** What editors complete and underline by, from the schemas that the checks use: JSON Schemas by file name. */
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
