import path from 'node:path'
import type { RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import { methodFile } from '../../content/api/api-files'
import { managersOf } from '../../content/api/managers'
import { readStreamApi } from '../../content/api/read-stream-api'
import type { StreamApi } from '../../content/api/schema'
import { ProblemError } from '../../content/problem'
import { relativePath } from '../content-error'
import { replaceComponents } from '../nodes/components'
import { componentError, textAttributes } from '../nodes/jsx-attributes'
import { attributesPage } from './attributes-page'
import { API_PART_NAMES, apiPart } from './common-parts'
import { eventBuilder } from './event-builder'
import { methodIndex } from './method-index'
import { methodPage } from './method-page'
import { typePage } from './type-page'

/** Returns the replacement for an API component or, for an unknown `name`, the text after "expected" in the error. */
type Expand = (name: string, api: StreamApi) => RootContent[] | string

const COMPONENTS: ReadonlyMap<string, Expand> = new Map<string, Expand>([
  [
    'ApiMethod',
    (name, api) => {
      const method = api.methods.find((candidate) => candidate.name === name)
      return method === undefined ? `a file ${methodFile(name)}` : methodPage(method, api)
    },
  ],
  [
    'ApiType',
    (name, api) => {
      const type = api.types.get(name)
      if (type === undefined || type.kind === 'event') return `one of ${typeNames(api)}`
      return typePage(type, api)
    },
  ],
  ['ApiMethods', (_name, api) => methodIndex(api)],
  ['EventAttributes', (_name, api) => attributesPage(api)],
  ['EventBuilder', (_name, api) => eventBuilder(api)],
  ['ApiPart', (name, api) => apiPart(name, api) ?? `one of ${API_PART_NAMES.join(', ')}`],
])

export const remarkApi = replaceComponents([...COMPONENTS.keys()], ({ node, file, context }) => {
  // Methods and types refer to each other, so each page needs all the data.
  const { api, errors } = readStreamApi(context.root)
  if (api === null) throw new ProblemError(errors)
  // Without `name`, the page's file name is the name of its method or type.
  const { name = path.posix.basename(relativePath(file), '.mdx') } = textAttributes(node, file, [
    'name',
  ])
  const expansion = COMPONENTS.get(node.name ?? '')?.(name, api) ?? []
  const method = api.methods.find((candidate) => candidate.name === name)
  if (method !== undefined) file.data.questions = method.questions
  if (typeof expansion === 'string') throw componentError(node, file, `"${name}"`, expansion)
  visit({ type: 'root', children: expansion }, 'mdxJsxFlowElement', (component) => {
    if (component.name === 'SampleForm') file.data.managers = managersOf(api.common)
  })
  return expansion
})

function typeNames(api: StreamApi): string {
  const types = [...api.types.values()].filter(({ kind }) => kind !== 'event')
  return types.map(({ name }) => name).join(', ')
}
