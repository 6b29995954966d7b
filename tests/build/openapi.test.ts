import { readFileSync } from 'node:fs'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const FILE = 'out/api/stream.openapi.yaml'
const source = readFileSync(FILE, 'utf8')

test('the OpenAPI description passes Redocly’s recommended rules', async () => {
  // Redocly compares the text of an XML example with the schema of its elements.
  const rules = { 'no-invalid-media-type-examples': 'off' } as const
  const config = await createConfig({ extends: ['recommended'], rules })
  const problems = await lintFromString({ source, absoluteRef: FILE, config })
  expect(
    problems.map(
      ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`,
    ),
  ).toEqual([])
})

test('YAML and JSON have the same content', () => {
  expect(parse(source)).toEqual(JSON.parse(readFileSync('out/api/stream.openapi.json', 'utf8')))
})

test('its links are absolute, and no response is a status range', () => {
  expect(source).not.toMatch(/\]\((?!https:)/)
  expect(source).not.toMatch(/^\s+"?\dXX"?:/im)
})

test('the introduction links to both', () => {
  const page = readFileSync('out/docs/Stream/API/Introduction.html', 'utf8')
  expect(page).toContain('/api/stream.openapi.yaml"')
  expect(page).toContain('/api/stream.openapi.json"')
})
