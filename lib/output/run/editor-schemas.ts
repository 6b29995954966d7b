import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { DATA_FILES } from '../../content/checks/data-files'
import { frontMatterSchema } from '../../content/pages/front-matter'

/** Writes schemas for editors. `.vscode/settings.json` names the schema of each data file. */
export function writeEditorSchemas(): void {
  mkdirSync('schemas', { recursive: true })
  const pages = { name: 'front-matter', schema: frontMatterSchema }
  for (const { name, schema } of [pages, ...DATA_FILES]) {
    const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
    writeFileSync(path.join('schemas', `${name}.json`), JSON.stringify(shape))
  }
}
