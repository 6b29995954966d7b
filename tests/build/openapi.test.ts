import { readFileSync } from 'node:fs'
import { lintFromString, loadConfig } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const FILE = 'out/api/stream.openapi.yaml'
const source = readFileSync(FILE, 'utf8')

test('the OpenAPI description is clean under the Redocly rules of the project', async () => {
  const config = await loadConfig({ configPath: 'redocly.yaml' })
  const problems = await lintFromString({ source, absoluteRef: FILE, config })
  expect(
    problems.map(
      ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`,
    ),
  ).toEqual([])
})

test('YAML and JSON say the same', () => {
  expect(parse(source)).toEqual(JSON.parse(readFileSync('out/api/stream.openapi.json', 'utf8')))
})

test('the introduction links to both', () => {
  const page = readFileSync('out/docs/Stream/API/Introduction.html', 'utf8')
  expect(page).toContain('/api/stream.openapi.yaml"')
  expect(page).toContain('/api/stream.openapi.json"')
})
