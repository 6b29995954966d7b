import path from 'node:path'
import type { RootContent } from 'mdast'
import { methodFile } from '../../content/api/api-files'
import type { StreamApi } from '../../content/api/api-schemas'
import { readStreamApi } from '../../content/api/read-stream-api'
import { managersOf } from '../../content/api/sample-request'
import { relativePath } from '../content-error'
import {
  component,
  componentError,
  componentsIn,
  type Expand,
  textAttributes,
} from '../nodes/components'
import { API_PART_NAMES, apiPart } from './common-parts'
import { methodIndex, methodPage } from './method-page'
import { attributesPage, typePage } from './type-pages'

export const API_COMPONENTS = {
  ApiMethod: withApi(method),
  ApiType: withApi(type),
  ApiMethods: withApi((_name, api) => methodIndex(api)),
  EventAttributes: withApi((_name, api) => attributesPage(api)),
  ApiPart: withApi((name, api) => apiPart(name, api) ?? `one of ${API_PART_NAMES.join(', ')}`),
} as const satisfies Record<string, Expand>

function method(name: string, api: StreamApi): RootContent[] | string {
  const method = api.methods.find((candidate) => candidate.name === name)
  return method === undefined ? `a file ${methodFile(name)}` : methodPage(method, api)
}

function type(name: string, api: StreamApi): RootContent[] | string {
  const types = [...api.types.values()].filter((known) => known.kind !== 'event')
  const type = types.find((candidate) => candidate.name === name)
  return type === undefined
    ? `one of ${types.map((known) => known.name).join(', ')}`
    : typePage(type, api)
}

/** @param render returns, for an unknown `name`, the text after "expected" in the error */
function withApi(render: (name: string, api: StreamApi) => RootContent[] | string): Expand {
  return ({ node, file, context }) => {
    // Methods and types refer to each other, so each page needs all the data.
    const api = readStreamApi(context.root)
    const given = textAttributes(node, file, ['name'])
    const { name = path.posix.basename(relativePath(file), '.mdx') } = given
    const nodes = render(name, api)
    if (typeof nodes === 'string') throw componentError(node, file, `"${name}"`, nodes)
    const method = api.methods.find((candidate) => candidate.name === name)
    if (method !== undefined) file.data.questions = method.questions
    const samples = componentsIn({ type: 'root', children: nodes }, 'SampleForm')
    if (samples.length > 0) file.data.managers = managersOf(api.common)
    return [component('Styles', { of: 'api' }), ...nodes]
  }
}
