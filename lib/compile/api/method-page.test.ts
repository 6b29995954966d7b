import { toString as textOf } from 'mdast-util-to-string'
import { expect, test } from 'vitest'
import { readStreamApi } from '../../content/api/read-stream-api'
import type { ApiType, StreamApi } from '../../content/api/schema'
import { openApiDocument } from '../../output/openapi/document'
import { methodPage } from './method-page'
import { typePage } from './type-pages'

const { api } = readStreamApi('.')
if (api === null) throw new Error('the data of the API has errors')

test('a method says what the call returns and takes, and what is derived', () => {
  const words = (name: string) =>
    api.methods
      .filter((method) => method.name === name)
      .map((method) => textOf({ type: 'root', children: methodPage(method, api) }))
      .join()
  expect(words('GetEventsList')).toContain('Read Events inside Content.')
  expect(words('DeleteEvent')).toContain('only the log of the call')
  expect(words('GetEventInstancesList')).toContain('this method takes no parameters')
  expect(words('SetEventInfo')).toContain('the response of GetEventInfo, without Instance.')
  expect(words('DeleteEvent')).toContain('Try the call on a test system first.')
  expect(words('AddEvent')).not.toContain('Try the call on a test system first.')
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
