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

/** Replaces `<Partial file="…" key="value" />` with `partials/<file>.mdx`, and `[[key]]` in its text with `value`. */
export const remarkPartials = replaceComponents(partialsAt(0))

/** Parses MDX from another file, `name` in the project, for a page, with its partials. */
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

function partialsAt(depth: number): ReadonlyMap<string, Expand> {
  return new Map([['Partial', (placed) => partialNodes(placed, depth)]])
}

async function partialNodes(placed: PlacedComponent, depth: number): Promise<RootContent[]> {
  const { node, file, context } = placed
  const { file: partial, ...parameters } = textAttributes(node, file)
  if (partial === undefined) throw componentError(node, file, 'no file', 'file="folder/name"')
  if (depth > MAX_DEPTH) {
    const found = `more than ${MAX_DEPTH + 1} partials inside each other`
    const expected = 'fewer levels; a partial may not include itself'
    throw componentError(node, file, found, expected, `file="${partial}"`)
  }
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
  const fail = (found: string, expected: string) => componentError(node, file, found, expected)
  const used = new Set<string>()
  const prose = text.replace(CODE, '')
  const filled = text.replace(PARAMETER, (whole, key: string) => {
    const value = parameters[key]
    const place = `${whole} in ${name}`
    if (value === undefined) throw fail(`no ${key}`, `${key}="…", for ${place}`)
    used.add(key)
    if (prose.includes(whole) && MARKUP.test(value))
      throw fail(`${key}="${value}"`, `\\{ for a brace, and \\< for <, because ${place} is text`)
    return value
  })
  const unused = Object.keys(parameters).find((key) => !used.has(key))
  if (unused === undefined) return filled
  throw fail(`the attribute ${unused}`, `[[${unused}]] in ${name}, or no such attribute`)
}
