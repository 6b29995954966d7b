import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { DATA_FILES } from '../../content/checks/data-files'
import { frontMatterSchema } from '../../content/pages/front-matter'

/** Schemas for editors, by file name. `.vscode/settings.json` names the schema of each data file. */
export function editorSchemas(): ReadonlyMap<string, object> {
  const schemas = [{ name: 'front-matter', schema: frontMatterSchema }, ...DATA_FILES]
  return new Map(
    schemas.map(({ name, schema }) => [
      `${name}.json`,
      z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
    ]),
  )
}

export function writeEditorSchemas(): void {
  mkdirSync('schemas', { recursive: true })
  for (const [name, schema] of editorSchemas())
    writeFileSync(path.join('schemas', name), JSON.stringify(schema))
}
