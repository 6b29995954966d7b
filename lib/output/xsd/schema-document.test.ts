import { expect, test } from 'vitest'
import { validateAll } from '../../../tests/fixtures/validate-xml'
import { readStreamApi } from '../../content/api/read-stream-api'
import { sampleOf } from '../../content/api/sample-request'
import { schemaDocument } from './schema-document'

const { api } = readStreamApi('.')
if (api === null) throw new Error('the data of the API has errors')
const schema = schemaDocument(api)

const examples = api.methods.flatMap((method) => [
  ...(method.requestBody?.examples ?? []).map(({ title, xml }) => [
    `${method.name}: ${title}`,
    xml,
  ]),
  ...method.responses.flatMap(({ status, example }) =>
    example === undefined ? [] : [[`${method.name}: answer ${status}`, example]],
  ),
  ...sampleOf(method, api).calls.flatMap(({ body }) =>
    body !== null && 'xml' in body ? [[`${method.name}: sample`, body.xml]] : [],
  ),
])
const types = [...api.types.values()].flatMap((type) =>
  'example' in type ? [[`type ${type.name}`, type.example]] : [],
)

test('every example, sample, and response is valid', async () => {
  const documents = [...examples, ...types]
  const problems = await validateAll(
    documents.map(([, xml = '']) => xml),
    schema,
  )
  expect(documents.map(([name], index) => [name, problems[index]])).toEqual(
    documents.map(([name]) => [name, '']),
  )
})

const event = examples.find(([name]) => name?.startsWith('AddEvent'))?.[1] ?? ''

const FAULTS: readonly [string, RegExp, string, RegExp][] = [
  ['a date in another form', /2027\/09\/11/, '2027-09-11', /StartStreamingDate/],
  ['an invalid time', /10:30:00/, '25:30:00', /StartStreamingTime/],
  ['a missing attribute', / Name="[^"]+"/, '', /'Name' is required/],
  ['a misspelled attribute', /Frequency=/, 'Frequenzy=', /Frequenzy/],
  ['a read-only attribute', /Frequency=/, 'Identifier="x" Frequency=', /Identifier/],
  ['an invalid value', /"OneTime"/, '"Once"', /Frequency/],
  ['an unknown element', / \/>/, '><Slots /></Event>', /Slots/],
  ['another root', /<(\/?)Events>/g, '<$1EventList>', /EventList/],
]

test('an invalid event is rejected for the right reason', async () => {
  const documents = FAULTS.map(([, part, by]) => event.replace(part, by))
  expect(documents).not.toContain(event)
  const problems = await validateAll(documents, schema)
  for (const [index, [fault, , , expected]] of FAULTS.entries())
    expect(problems[index], fault).toMatch(expected)
})
