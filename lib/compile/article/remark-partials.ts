import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Node, Root, RootContent } from 'mdast'
import { VFile } from 'vfile'
import { readText } from '../../content/project-files'
import { COMPONENT_NAMES } from '../../content/writer-components'
import { addOrigin } from '../content-error'
import {
  componentError,
  type Expand,
  type PlacedComponent,
  replaceComponents,
  replaceIn,
  textAttributes,
} from '../nodes/components'

const PARAMETER = /\[\[([a-z][A-Za-z0-9]*)\]\]/g
/** Blocks of code and inline code, which can have braces and angle brackets. */
const CODE = /^[ \t]*(```+)[\s\S]*?^[ \t]*\1|`[^`\n]*`/gm
/** A value with other markup than components would fail in the partial, whose text is right. */
const MARKUP = new RegExp(`(?<!\\\\)(?:[{}]|<(?!/?(?:${COMPONENT_NAMES.join('|')})\\b))`)
const MAX_DEPTH = 5
/** Parsed texts by name and text, because many pages share a partial, and two pages collect the same symptoms. */
const knownTrees = new Map<string, Node>()

/**
 * Replaces `<Partial file="…" key="value" />` with the nodes of `partials/<file>.mdx`. In the partial's text, `value`
 * replaces `[[key]]`.
 */
export const remarkPartials = replaceComponents(partialsAt(0))

/**
 * Parses MDX from another file for a page, with its partials.
 * @param name path relative to the project folder
 */
export async function parseFor(
  page: Pick<PlacedComponent, 'file' | 'context' | 'processor'>,
  name: string,
  text: string,
  depth = 0,
): Promise<Root> {
  const key = `${name}\n${text}`
  const parsed = knownTrees.get(key) ?? page.processor.parse(new VFile({ value: text, path: name }))
  if (parsed.type !== 'root') throw new Error(`${name}: found ${parsed.type}, expected a document`)
  knownTrees.set(key, parsed)
  const tree = structuredClone(parsed) as Root
  addOrigin(page.file, tree, name, text)
  await replaceIn(tree, partialsAt(depth), page)
  return tree
}

/** @param depth number of partials around the components */
function partialsAt(depth: number): ReadonlyMap<string, Expand> {
  return new Map([['Partial', (placed) => partialNodes(placed, depth)]])
}

async function partialNodes(placed: PlacedComponent, depth: number): Promise<RootContent[]> {
  const { node, file, context } = placed
  const { file: partial, ...parameters } = textAttributes(node, file)
  if (partial === undefined) throw componentError(node, file, 'no file', 'file="folder/name"')
  if (depth > MAX_DEPTH)
    throw componentError(
      node,
      file,
      `more than ${MAX_DEPTH + 1} partials inside each other`,
      'fewer levels; a partial may not include itself',
      `file="${partial}"`,
    )
  const name = path.posix.join('partials', `${partial.replace(/\.mdx$/, '')}.mdx`)
  const full = path.join(context.root, name)
  if (!existsSync(full)) throw componentError(node, file, `file="${partial}"`, `a file ${name}`)
  file.data.partials = [...(file.data.partials ?? []), name]
  const text = fillParameters(placed, readText(full), parameters, name)
  return (await parseFor(placed, name, text, depth + 1)).children
}

/** @throws on a missing or unused attribute, and on a value that text cannot contain */
function fillParameters(
  { node, file }: PlacedComponent,
  text: string,
  parameters: Readonly<Record<string, string>>,
  name: string,
): string {
  const used = new Set<string>()
  const prose = text.replace(CODE, '')
  const filled = text.replace(PARAMETER, (whole, key: string) => {
    const value = parameters[key]
    if (value === undefined)
      throw componentError(node, file, `no ${key}`, `${key}="…", for ${whole} in ${name}`)
    used.add(key)
    if (prose.includes(whole) && MARKUP.test(value))
      throw componentError(
        node,
        file,
        `${key}="${value}"`,
        `\\{ for a brace, and \\< for <, because ${whole} in ${name} is text`,
      )
    return value
  })
  const unused = Object.keys(parameters).find((key) => !used.has(key))
  if (unused === undefined) return filled
  const expected = `[[${unused}]] in ${name}, or no such attribute`
  throw componentError(node, file, `the attribute ${unused}`, expected)
}
