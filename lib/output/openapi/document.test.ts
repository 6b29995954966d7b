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

const WORDS = expect.stringMatching(/\S \S/)
const NONE_REQUIRED = expect.not.objectContaining({ required: expect.anything() })
const ATTRIBUTE = { xml: { attribute: true }, description: WORDS }
const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const attribute = (name: string) => `components schemas Event properties ${name}`

test.each<readonly [place: string, expected: object]>([
  ['info description', expect.stringMatching(/\.\n\n.*\.\n\nAnything /s)],
  ['security', [{ usertoken: [] }, {}]],
  ['paths /SystemInfo get security', []],
  ['components securitySchemes usertoken', { type: 'apiKey', in: 'query', name: 'usertoken' }],
  ['paths /Events/{EventID} delete parameters 0', { name: 'EventID', in: 'path', required: true }],
  ['paths /Events get responses 200 content application/xml schema xml', { name: 'Content' }],
  ['paths /Events/Export get responses default description', expect.stringMatching(/^5xx: \S/)],
  ['paths /Events post requestBody', { required: true, description: WORDS }],
  ['components schemas NewEvent required', expect.arrayContaining(['Name', 'StartStreamingDate'])],
  ['components schemas CallLog', { xml: { name: 'Status' }, required: ['ServerRequest'] }],
  [attribute('Identifier'), { ...ATTRIBUTE, type: 'string', readOnly: true }],
  [attribute('IsEnabled'), { ...ATTRIBUTE, enum: ['0', '1'] }],
  [attribute('Frequency'), { ...ATTRIBUTE, type: 'string', 'x-default': 'OneTime' }],
  [attribute('YouTubeCategory'), { ...ATTRIBUTE, ...refTo('YouTubeCategory') }],
  ['components schemas CallLog properties ServerRequest', NONE_REQUIRED],
  [attribute('Kumo'), { properties: { Slot: { type: 'array', items: refTo('Slot') } } }],
])('a program finds %s', (place, expected) => {
  const valueAt = (value: unknown, key: string): unknown => Object(value)[key]
  expect(place.split(' ').reduce(valueAt, JSON.parse(source))).toMatchObject(expected)
})
