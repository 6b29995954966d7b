import { expect, it, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { readStreamApi } from '../../content/api/read-stream-api'
import { sampleOf } from '../../content/api/sample-request'
import { xsdFiles } from './schema-document'

const { api } = readStreamApi('.')
if (api === null) throw new Error('the data of the API has errors')
const [schema = ''] = xsdFiles(api).values()

async function problems(contents: string): Promise<string[]> {
  const { errors } = await validateXML({ xml: { fileName: 'file.xml', contents }, schema })
  return errors.map(({ message }) => message)
}

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

it.each([...examples, ...types])('issue 17, 4 %s is valid', async (_name, xml = '') => {
  expect(await problems(xml)).toEqual([])
})

const event = examples.find(([name]) => name?.startsWith('AddEvent'))?.[1] ?? ''

it.each([
  ['a date in another form', /2027\/09\/11/, '2027-09-11', /StartStreamingDate/],
  ['a time that is none', /10:30:00/, '25:30:00', /StartStreamingTime/],
  ['a missing attribute', / Name="[^"]+"/, '', /'Name' is required/],
  ['an attribute with a typing error', /Frequency=/, 'Frequenzy=', /Frequenzy/],
  ['a read-only attribute', /Frequency=/, 'Identifier="x" Frequency=', /Identifier/],
  ['a value that is none', /"OneTime"/, '"Once"', /Frequency/],
  ['an unknown element', / \/>/, '><Slots /></Event>', /Slots/],
  ['another root', /<(\/?)Events>/g, '<$1EventList>', /EventList/],
])('issue 17, 4 an event with %s is not valid', async (_name, part, by, expected) => {
  const wrong = event.replace(part, by)
  expect(wrong).not.toBe(event)
  expect((await problems(wrong)).join('\n')).toMatch(expected)
})

test('issue 17, 4 each document that a method takes has its root in the schema', () => {
  for (const { requestBody } of api.methods)
    if (requestBody) expect(schema).toContain(`<xs:element name="${requestBody.tree.element}"`)
})
