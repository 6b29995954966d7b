import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { listFiles } from '../../content/project-files'
import { isRecord } from '../../content/records'
import { editorSchemas } from './editor-schemas'

const settings = z
  .object({ 'yaml.schemas': z.record(z.string()) })
  .parse(JSON.parse(readFileSync('.vscode/settings.json', 'utf8')))
const globs = Object.entries(settings['yaml.schemas'])

it('every schema in the editor settings exists', () => {
  const names = [...editorSchemas().keys()].map((name) => `schemas/${name}`)
  expect(names).toEqual(expect.arrayContaining(globs.map(([name]) => name)))
})

it('each data file has exactly one schema', () => {
  const matched = globs.flatMap(([, glob]) => filesOf(glob))
  const data = listFiles('data').map((file) => `data/${file}`)
  expect(matched.sort()).toEqual(data.filter((file) => file.endsWith('.yaml')).sort())
})

it.each(['front-matter', 'placeholders'])('each key of %s is described', (name) => {
  const parts = propertiesIn(editorSchemas().get(`${name}.json`))
  expect(parts.length).toBeGreaterThan(2)
  expect(parts.filter(([, schema]) => !isRecord(schema) || !('description' in schema))).toEqual([])
})

it('keys have a description, and unknown ones are rejected', () => {
  expect(editorSchemas().get('front-matter.json')).toMatchObject({
    additionalProperties: false,
    properties: { sidebarTitle: { maxLength: 32, description: 'Shorter title for the sidebar' } },
  })
})

function filesOf(glob: string): string[] {
  const files = listFiles('data').map((file) => `data/${file}`)
  const pattern = new RegExp(`^${glob.replaceAll('.', '\\.').replace('*', '[^/]*')}$`)
  return files.filter((file) => pattern.test(file))
}

/** The keys at every level, and their schemas. */
function propertiesIn(schema: unknown): [string, unknown][] {
  if (!isRecord(schema)) return []
  const properties = isRecord(schema.properties) ? Object.entries(schema.properties) : []
  return [...properties, ...Object.values(schema).flatMap(propertiesIn)]
}
