import { toString as textOf } from 'mdast-util-to-string'
import { expect, test } from 'vitest'
import { z } from 'zod'
import methodsMeta from '../../../pages/docs/Stream/API/API_Methods/_meta'
import { API_FILE, methodFile, typeFile } from '../../content/api/api-files'
import { apiSchema, methodSchema, type StreamApi } from '../../content/api/api-schemas'
import { readStreamApi } from '../../content/api/read-stream-api'
import { typeSchema } from '../../content/api/schema-types'
import { readFacts } from '../../content/yaml'
import { openApiDocument } from '../../output/openapi/document'
import { apiPart } from './common-parts'
import { methodPage } from './method-page'
import { attributesPage, typePage } from './type-pages'

const api = readStreamApi('.')

test('the sidebar has the groups and the order of the index', () => {
  const entries = api.common.groups.flatMap(({ id, title }) => [
    [`-- ${id}`, { type: 'separator', title }],
    ...api.methods.filter(({ group }) => group === id).map(({ name }) => [name, '']),
  ])
  expect(Object.entries(methodsMeta)).toEqual([['index', ''], ...entries])
})

test('what to do after a call that is not valid: without parameters, look at the URL', () => {
  const method = api.methods.find(({ name }) => name === 'GetEventInstancesList')
  const page = method ? methodPage(method, api) : []
  expect(textOf({ type: 'root', children: page })).toContain('this method takes no parameters')
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
