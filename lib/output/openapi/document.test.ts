import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readStreamApi } from '../../content/api/read-stream-api'
import { readOpenQuestions } from '../../content/questions/open-questions'
import { OPENAPI_URLS, openApiDocument, openApiFiles } from './document'

const api = readStreamApi('.')
const questions = readOpenQuestions('.')
const text = JSON.stringify(openApiDocument(api, questions))
const operations = [...text.matchAll(/"operationId":"(\w+)"/g)].map((match) => match[1])

test('every method is an operation with a unique name', () => {
  expect(operations.length).toBe(api.methods.length)
  expect(new Set(operations).size).toBe(api.methods.length)
  expect(operations).toContain('addEvent')
})

test('open questions are listed, and examples are filled in', () => {
  expect(text).toContain('Open point: ')
  expect(text).toContain('<Event Name=\\"Evening News\\"')
  expect(text).not.toMatch(/=\\"</)
})

test('paths without a placeholder come first', () => {
  const paths = Object.keys(Object(openApiDocument(api, questions).paths))
  expect(paths.indexOf('/Events/Export')).toBeLessThan(paths.indexOf('/Events/{EventID}'))
  expect(paths.length).toBe(new Set(api.methods.map((method) => method.path)).size)
})

const source = openApiFiles(api, questions).get(OPENAPI_URLS.yaml) ?? ''

test('the description passes Redocly’s recommended rules', async () => {
  // Redocly compares the text of an XML example with the schema of its elements.
  const rules = { 'no-invalid-media-type-examples': 'off' } as const
  const config = await createConfig({ extends: ['recommended'], rules })
  const problems = await lintFromString({ source, absoluteRef: 'stream.openapi.yaml', config })
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
})

test('readers of YAML 1.1 and 1.2 get the values of the JSON file', () => {
  const values = JSON.parse(openApiFiles(api, questions).get(OPENAPI_URLS.json) ?? '')
  for (const version of ['1.1', '1.2'] as const) expect(parse(source, { version })).toEqual(values)
})

test('its links are absolute, and no response is a status range', () => {
  expect(source).not.toMatch(/\]\((?!https:)/)
  expect(source).not.toMatch(/^\s+"?\dXX"?:/im)
})
