import { expect, test } from 'vitest'
import { readStreamApi } from '../../content/api/read-stream-api'
import { readOpenQuestions } from '../../content/questions/open-questions'
import { openApiDocument } from './document'

const api = readStreamApi('.')
const questions = readOpenQuestions('.')
const text = JSON.stringify(openApiDocument(api, questions))
const operations = [...text.matchAll(/"operationId":"(\w+)"/g)].map((match) => match[1])

test('every method is an operation with a unique name', () => {
  expect(operations.length).toBe(api.methods.length)
  expect(new Set(operations).size).toBe(api.methods.length)
  expect(operations).toContain('addEvent')
})

test('open questions are listed', () => {
  expect(text).toContain('Open point: ')
})

test('paths without a placeholder come first', () => {
  const paths = Object.keys(Object(openApiDocument(api, questions).paths))
  expect(paths.indexOf('/Events/Export')).toBeLessThan(paths.indexOf('/Events/{EventID}'))
  expect(paths.length).toBe(new Set(api.methods.map((method) => method.path)).size)
})
