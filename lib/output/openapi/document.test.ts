import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { readStreamApi } from '../../content/api/read-stream-api'
import { readOpenQuestions } from '../../content/questions/open-questions'
import { openApiFile } from './document'

const api = readStreamApi('.')
const questions = readOpenQuestions('.')
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
