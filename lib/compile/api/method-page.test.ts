import { toString as textOf } from 'mdast-util-to-string'
import { expect, it, test } from 'vitest'
import { readStreamApi } from '../../content/api/read-stream-api'
import type { ApiType, StreamApi } from '../../content/api/schema'
import { openApiDocument } from '../../output/openapi/document'
import { attributesPage } from './attributes-page'
import { methodPage } from './method-page'
import { typePage } from './type-page'

const { api } = readStreamApi('.')
if (api === null) throw new Error('the data of the API has errors')

/** Every id in a tree, in order. */
function idsIn(nodes: readonly unknown[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node !== 'object' || node === null) return []
    const data: unknown = Reflect.get(node, 'data')
    const properties: unknown =
      typeof data === 'object' && data !== null ? Reflect.get(data, 'hProperties') : null
    const id: unknown =
      typeof properties === 'object' && properties !== null ? Reflect.get(properties, 'id') : null
    const children: unknown = Reflect.get(node, 'children')
    return [
      ...(typeof id === 'string' ? [id] : []),
      ...(Array.isArray(children) ? idsIn(children) : []),
    ]
  })
}

it.each(api.methods.map((method) => [method.name, method] as const))(
  'each parameter, element and status of %s has an id of its own',
  (_name, method) => {
    const ids = idsIn(methodPage(method, api))
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    for (const { name } of method.parameters)
      expect(ids).toContain(`parameter-${name.toLowerCase()}`)
    for (const { status } of method.responses) expect(ids).toContain(`status-${status}`)
    expect(ids).toContain('response-content')
    if (method.requestBody)
      expect(ids).toContain(`request-${method.requestBody.tree.element.toLowerCase()}`)
  },
)

test('statuses and body name what this call returns and takes', () => {
  const words = (name: string) =>
    api.methods
      .filter((method) => method.name === name)
      .map((method) => textOf({ type: 'root', children: methodPage(method, api) }))
      .join()
  expect(words('GetEventsList')).toContain('Read Events inside Content.')
  expect(words('DeleteEvent')).toContain('only the log of the call')
  expect(words('GetEventInstancesList')).toContain('the call takes no parameters of its own')
  expect(words('SetEventInfo')).toContain('the response of GetEventInfo, without Instance.')
})

test('each attribute of an event and each field and code of a type has an id', () => {
  expect(idsIn(attributesPage(api)).filter((id) => id.startsWith('field-')).length).toBe(27)
  const codes = api.types.get('YouTubeCategory')
  if (codes?.kind !== 'codes') throw new Error('the type is missing')
  expect(idsIn(typePage(codes, api)).filter((id) => id.startsWith('code-')).length).toBe(15)
})

test('types that refer to each other are shown and exported without end', () => {
  const instance = api.types.get('Instance')
  if (instance?.kind !== 'type') throw new Error('the type is missing')
  const [first, ...rest] = instance.fields
  if (first === undefined) throw new Error('the type has no fields')
  const circular: ApiType = { ...instance, fields: [{ ...first, typeRef: 'Instance' }, ...rest] }
  const withCycle: StreamApi = { ...api, types: new Map([...api.types, ['Instance', circular]]) }
  expect(idsIn(typePage(circular, withCycle)).length).toBe(instance.fields.length)
  expect(JSON.stringify(openApiDocument(withCycle, [])).length).toBeGreaterThan(0)
})
