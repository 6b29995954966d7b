import { toString as textOf } from 'mdast-util-to-string'
import { expect, test } from 'vitest'
import { z } from 'zod'
import methodsMeta from '../../../pages/docs/Stream/API/API_Methods/_meta'
import { API_FILE, methodFile, typeFile } from '../../content/api/api-files'
import {
  type ApiType,
  apiSchema,
  methodSchema,
  type StreamApi,
} from '../../content/api/api-schemas'
import { readStreamApi } from '../../content/api/read-stream-api'
import { typeSchema } from '../../content/api/schema-types'
import { plainText } from '../../content/inline-markdown'
import { readFacts } from '../../content/yaml'
import { openApiDocument } from '../../output/openapi/document'
import { apiPart } from './common-parts'
import { methodIndex, methodPage } from './method-page'
import { attributesPage, typePage } from './type-pages'

const api = readStreamApi('.')

const pageOf = (name: string) =>
  api.methods.filter((method) => method.name === name).flatMap((method) => methodPage(method, api))
const operationSchema = z.object({
  operationId: z.string(),
  summary: z.string(),
  description: z.string(),
})
const pathsSchema = z.record(z.string(), z.record(z.string(), operationSchema))
const paths = pathsSchema.parse(openApiDocument(api, []).paths)
const operations = Object.values(paths).flatMap((verbs) => Object.values(verbs))
function operationOf(name: string) {
  const id = name.charAt(0).toLowerCase() + name.slice(1)
  const found = operations.find(({ operationId }) => operationId === id)
  if (found === undefined) throw new Error(`no operation ${id}`)
  return found
}
const words = (name: string) => textOf({ type: 'root', children: pageOf(name) })

test('a method says what the call returns and takes, and which call is unconfirmed', () => {
  expect(words('GetEventsList')).toContain('Read Events inside Content.')
  expect(words('DeleteEvent')).toContain('only the log of the call')
  expect(words('ExportEvents')).toContain('Contains: ')
  expect(words('GetEventInstancesList')).toContain('this method takes no parameters')
  expect(words('SetEventInfo')).toContain('the response of GetEventInfo, without Instance.')
  expect(words('DeleteEvent')).toContain('Unconfirmed: the verb, path, parameters, and responses')
})

const NOT_DOCUMENTED = 'whether you can repeat this call is not documented'

test.each([
  ['GetEventsList', 'you can repeat this call, as HTTP defines GET.'],
  ['SetSettings', 'you can repeat this call, as HTTP defines PUT.'],
  ['GetEventsConflict', 'you can repeat this call. The call only reads.'],
  ['AddEvent', 'do not repeat this call unchecked. The event can be there twice'],
  ['ImportEvents', 'do not repeat this call unchecked.'],
  ['LiveControlAPI', NOT_DOCUMENTED],
  ['DeleteEvent', NOT_DOCUMENTED],
])('%s says whether a client may send it again', (name, answer) => {
  expect(words(name)).toContain(`After a timeout, ${answer}`)
  const { description } = operationOf(name)
  expect(description.replace(/`|\]\([^)]*\)|\[/g, '')).toContain(`After a timeout, ${answer}`)
})

test('the four inferred calls are marked in lists and tools, most of all those that delete', () => {
  const index = textOf({ type: 'root', children: methodIndex(api) })
  const summaries = api.methods.map(({ name }) => operationOf(name).summary)
  for (const text of [index, summaries.join('\n')]) {
    expect(text.match(/Inferred/g)).toHaveLength(4)
    expect(text).toContain('Inferred, and deletes: test first. Remove an event.')
    expect(text).toContain('Inferred, and deletes: test first. Remove a machine.')
  }
  expect(JSON.stringify(pageOf('DeleteEvent').slice(0, 2))).toContain('"danger"')
})

test('the sidebar has the groups and the order of the index', () => {
  const entries = api.common.groups.flatMap(({ id, title }) => [
    [`-- ${id}`, { type: 'separator', title }],
    ...api.methods.filter(({ group }) => group === id).map(({ name }) => [name, '']),
  ])
  expect(Object.entries(methodsMeta)).toEqual([['index', ''], ...entries])
})

test('types that refer to each other do not recurse forever', () => {
  const instance = api.types.get('Instance')
  if (instance?.kind !== 'type') throw new Error('the type is missing')
  const [first, ...rest] = instance.fields
  if (first === undefined) throw new Error('the type has no fields')
  const circular: ApiType = { ...instance, fields: [{ ...first, typeRef: 'Instance' }, ...rest] }
  const withCycle: StreamApi = { ...api, types: new Map([...api.types, ['Instance', circular]]) }
  expect(typePage(circular, withCycle).length).toBeGreaterThan(0)
  expect(JSON.stringify(openApiDocument(withCycle, [])).length).toBeGreaterThan(0)
})

/** Keys in the data whose entries can be marked unconfirmed. */
const PLACES = ['parameters', 'attributes', 'children', 'content', 'tree', 'fields']
const marks: { readonly place: string; readonly name: unknown; readonly mark: string }[] = []

/** Copies the data and adds a unique mark to each entry that can be unconfirmed. */
function marked(value: unknown, place = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => marked(item, place))
  if (typeof value !== 'object' || value === null) return value
  const inside = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, marked(inner, key)]),
  )
  if (!PLACES.includes(place)) return inside
  const mark = `mark ${marks.length};`
  marks.push({ place, name: inside.element ?? inside.name, mark })
  return { ...inside, unconfirmed: mark }
}

function readMarked<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  return schema.parse(marked(readFacts('.', file, z.unknown())))
}

const everything: StreamApi = {
  ...api,
  common: readMarked(API_FILE, apiSchema),
  methods: api.methods.map(({ name }) => readMarked(methodFile(name), methodSchema)),
  types: new Map(
    [...api.types.keys()].map((name) => [name, readMarked(typeFile(name), typeSchema)]),
  ),
}
const pages = [
  ...(apiPart('call-log', everything) ?? []),
  ...everything.methods.flatMap((method) => methodPage(method, everything)),
  ...attributesPage(everything),
  ...[...everything.types.values()].flatMap((type) =>
    type.kind === 'event' ? [] : typePage(type, everything),
  ),
]
const page = textOf({ type: 'root', children: pages })
const openApi = JSON.stringify(openApiDocument(everything, []))

test('unconfirmed facts are marked on their page and in the OpenAPI description', () => {
  expect(marks.length).toBeGreaterThan(100)
  for (const text of [page, openApi])
    expect(marks.filter(({ mark }) => !text.includes(mark))).toEqual([])
})

const partText = (name: string) => textOf({ type: 'root', children: apiPart(name, api) ?? [] })

function factsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(factsIn)
  return [plainText(String(value)).trim()]
}

const { authentication, services, statuses, curl } = api.common
const { in: _query, ...token } = authentication

test.each([
  ['authentication', token, []],
  ['services', services, ['https://machineName:8758/CambriaLM/v1', ':8753/CambriaBM/v1']],
  ['statuses', statuses, ['all', `2 of ${api.methods.length}`]],
  ['older-curl', curl, [`curl older than ${curl.needs}`]],
  ['round-trips', [], ['GetEventInfoSetEventInfoevent.xml', 'ExportEventsImportEvents']],
])('the part %s has each fact that all calls share', (name, facts, others) => {
  const text = partText(name)
  expect(factsIn(facts).filter((fact) => !text.includes(fact))).toEqual([])
  for (const other of others) expect(text).toContain(other)
})

test('one form of an error stands on the page and in the OpenAPI description, marked', () => {
  const { errorExample } = api.common
  expect(partText('error-form')).toBe(errorExample.trim())
  const schemas = z.record(z.string(), z.looseObject({ description: z.string().optional() }))
  const { ErrorAnswer } = z
    .object({ components: z.object({ schemas }) })
    .parse(openApiDocument(api, [])).components.schemas
  expect(ErrorAnswer).toMatchObject({ examples: [errorExample] })
  expect(ErrorAnswer?.description).toMatch(/example is illustrative.+unconfirmed/)
})

test('an error stands beside the good answer, with the call and a status of the method', () => {
  const blocks = JSON.stringify(pageOf('AddEvent'))
  expect(blocks).toMatch(/Illustrative error.*Verb=\\"post\\".*HttpCode=\\"409/)
  expect(JSON.stringify(pageOf('DeleteEvent'))).toMatch(/Illustrative error.*Verb=\\"delete/)
})

const described = JSON.stringify(openApiDocument(api, []))

test('what is unconfirmed in every call is said once, and the doubt of a field beside it', () => {
  for (const text of [partText('conventions'), described.replaceAll('`', '')]) {
    expect(text.match(/XML in the body as application\/xml[^|]*?has not confirmed/g)).toHaveLength(
      1,
    )
    expect(text.match(/true and false[^|]*?has not confirmed/g)).toHaveLength(1)
  }
  expect(words('AddEvent')).toMatch(/optional *Boolean.*Unconfirmed: that it is optional\./s)
  expect(words('GetEventInfo')).toMatch(/EventID.*required *String/s)
  expect(words('AddEvent')).not.toMatch(/Unconfirmed: [^.]*(?:query|media type)/)
  expect(words('GetSettings')).not.toMatch(/unconfirmed/i)
})

test('weekdays have the same bits and range on the page and in the OpenAPI description', () => {
  const attributes = textOf({ type: 'root', children: attributesPage(api) })
  expect(attributes).toContain('1 Sunday, 2 Monday, 4 Tuesday')
  expect(attributes).toContain('Unconfirmed: the days of 2, 4, 8, and 16.')
  expect(attributes).toContain('From 0 to 127.')
  expect(described).toContain('2 Monday, 4 Tuesday')
  expect(described).toContain('Unconfirmed: the days of 2, 4, 8, and 16.')
  expect(described).toContain('"minimum":0,"maximum":127')
})
