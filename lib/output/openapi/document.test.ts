import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { readStreamApi } from '../../content/api/read-stream-api'
import { readOpenQuestions } from '../../content/questions/open-questions'
import { openApiDocument, openApiFile } from './document'

const api = readStreamApi('.')
const questions = readOpenQuestions('.')
const text = JSON.stringify(openApiDocument(api, questions))
const operations = [...text.matchAll(/"operationId":"(\w+)"/g)].map((match) => match[1])

test('every method is an operation with a unique name', () => {
  expect(operations.length).toBe(api.methods.length)
  expect(new Set(operations).size).toBe(api.methods.length)
  expect(operations).toContain('addEvent')
})

test('paths without a placeholder come first', () => {
  const paths = Object.keys(Object(openApiDocument(api, questions).paths))
  expect(paths.indexOf('/Events/Export')).toBeLessThan(paths.indexOf('/Events/{EventID}'))
  expect(paths.length).toBe(new Set(api.methods.map((method) => method.path)).size)
})

const source = openApiFile(api, questions)

test('the description passes Redocly’s recommended rules', async () => {
  // Redocly compares the text of an XML example with the schema of its elements.
  const rules = {
    'no-invalid-media-type-examples': 'off',
    'no-invalid-schema-examples': 'off',
  } as const
  const config = await createConfig({ extends: ['recommended'], rules })
  const problems = await lintFromString({ source, absoluteRef: 'stream.openapi.json', config })
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
})

test('its links are absolute, and no response is a status range', () => {
  expect(source).not.toMatch(/\]\((?!https:)/)
  expect(source).not.toMatch(/^\s+"?\dXX"?:/im)
})
