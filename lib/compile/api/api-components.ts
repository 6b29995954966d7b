import path from 'node:path'
import type { RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import { methodFile } from '../../content/api/api-files'
import type { StreamApi } from '../../content/api/api-schemas'
import { managersOf } from '../../content/api/managers'
import { readStreamApi } from '../../content/api/read-stream-api'
import { relativePath } from '../content-error'
import { component, componentError, type Expand, textAttributes } from '../nodes/components'
import { API_PART_NAMES, apiPart } from './common-parts'
import { methodIndex, methodPage } from './method-page'
import { attributesPage, typePage } from './type-pages'

/** Returns the replacement for an API component or, for an unknown `name`, the text after "expected" in the error. */
type Render = (name: string, api: StreamApi) => RootContent[] | string

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
  const type = api.types.get(name)
  if (type === undefined || type.kind === 'event') return `one of ${typeNames(api)}`
  return typePage(type, api)
}

function withApi(render: Render): Expand {
  return ({ node, file, context }) => {
    // Methods and types refer to each other, so each page needs all the data.
    const api = readStreamApi(context.root)
    // Without `name`, the page's file name is the name of its method or type.
    const { name = path.posix.basename(relativePath(file), '.mdx') } = textAttributes(node, file, [
      'name',
    ])
    const nodes = render(name, api)
    if (typeof nodes === 'string') throw componentError(node, file, `"${name}"`, nodes)
    const method = api.methods.find((candidate) => candidate.name === name)
    if (method !== undefined) file.data.questions = method.questions
    visit({ type: 'root', children: nodes }, 'mdxJsxFlowElement', (inserted) => {
      if (inserted.name === 'SampleForm') file.data.managers = managersOf(api.common)
    })
    return [component('ApiStyles', {}), ...nodes]
  }
}

function typeNames(api: StreamApi): string {
  const types = [...api.types.values()].filter(({ kind }) => kind !== 'event')
  return types.map(({ name }) => name).join(', ')
}
