import type { Root, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { API_FILE, methodFile, typeFile } from '../../content/api/api-files'
import { readStreamApi } from '../../content/api/read-stream-api'
import type { StreamApi } from '../../content/api/schema'
import { ProblemError } from '../../content/problem'
import { addDependency, type BuildContext } from '../build-context'
import { contentError, relativePath } from '../content-error'
import { textAttributes } from '../nodes/jsx-attributes'
import { attributesPage } from './attributes-page'
import { API_PART_NAMES, apiPart } from './common-parts'
import { methodIndex } from './method-index'
import { methodPage } from './method-page'
import { typePage } from './type-page'

/** What a component of the API reference leaves in its place, and the files it was made from. */
type Expansion = { readonly nodes: RootContent[]; readonly files: readonly string[] }
type Expand = (name: string, api: StreamApi) => Expansion | string

/** The components of the API reference; a text is what was expected instead of the name. */
const COMPONENTS: ReadonlyMap<string, Expand> = new Map<string, Expand>([
  [
    'ApiMethod',
    (name, api) => {
      const method = api.methods.find((one) => one.name === name)
      if (method === undefined) return `a file ${methodFile(name)}`
      const related = [...method.relatedMethods, name].map(methodFile)
      return { nodes: methodPage(method, api), files: [...related, typeFile('Event')] }
    },
  ],
  [
    'ApiType',
    (name, api) => {
      const type = api.types.get(name)
      if (type === undefined || type.kind === 'event') return `one of ${typeNames(api)}`
      return { nodes: typePage(type, api), files: [typeFile(name)] }
    },
  ],
  ['ApiMethods', (_name, api) => ({ nodes: methodIndex(api), files: methodFiles(api) })],
  ['EventAttributes', (_name, api) => ({ nodes: attributesPage(api), files: [typeFile('Event')] })],
  [
    'ApiPart',
    (name, api) => {
      const nodes = apiPart(name, api)
      return nodes === undefined
        ? `one of ${API_PART_NAMES.join(', ')}`
        : { nodes, files: methodFiles(api) }
    },
  ],
])

/** Expands the components of the API reference from `data/stream-api`, before headings get their ids. */
export function remarkApi(context: BuildContext) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const expand = COMPONENTS.get(node.name ?? '')
      if (expand === undefined || parent === undefined || index === undefined) return
      const { api, errors } = readStreamApi(context.root)
      if (api === null) throw new ProblemError(errors)
      const { name = '' } = textAttributes(node, file, ['name'])
      const expansion = expand(name, api)
      if (typeof expansion === 'string') {
        throw contentError(file, node.position, {
          field: `<${node.name}>`,
          found: `name="${name}"`,
          expected: expansion,
        })
      }
      for (const one of [API_FILE, ...expansion.files])
        addDependency(relativePath(file), `${context.root}/${one}`)
      parent.children.splice(index, 1, ...expansion.nodes)
      return index + expansion.nodes.length
    })
  }
}

function typeNames(api: StreamApi): string {
  return [...api.types.values()]
    .flatMap(({ kind, name }) => (kind === 'event' ? [] : [name]))
    .join(', ')
}

function methodFiles(api: StreamApi): string[] {
  return api.methods.map(({ name }) => methodFile(name))
}
