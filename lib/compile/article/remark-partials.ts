import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import type { Processor } from 'unified'
import { VFile } from 'vfile'
import { errorIn } from '../../content/problem'
import { readText } from '../../content/project-files'
import type { BuildContext } from '../build-context'
import { addOrigin, contentError } from '../content-error'
import { componentError, textAttributes } from '../nodes/jsx-attributes'

const PARAMETER = /\[\[([a-z][A-Za-z0-9]*)\]\]/g
const PARTIAL = /<Partial\b[^>]*\bfile="([^"]*)"/g
const MAX_DEPTH = 5

export function remarkPartials(this: Processor, context: BuildContext) {
  const splicer = createSplicer(this, context)
  return (tree: Root, file: VFile): void => {
    tree.children = splicer.expand(tree.children, file)
  }
}

export type PartialSplicer = {
  /** Parses MDX; `name` is the file path for error messages. */
  parse(text: string, name: string): Root
  /**
   * Replaces `<Partial file="…" key="value" />` with the nodes of `partials/<file>.mdx`. In the partial's text, `value`
   * replaces `[[key]]`.
   * @param page the page being compiled
   */
  expand(children: readonly RootContent[], page: VFile): RootContent[]
}

export function createSplicer(processor: Processor, context: BuildContext): PartialSplicer {
  const parse = (text: string, name: string): Root => {
    const tree = processor.parse(new VFile({ value: text, path: name }))
    if (tree.type === 'root') return tree as Root
    throw new Error(`${name}: found ${tree.type}, expected a document`)
  }

  function expand(children: readonly RootContent[], page: VFile, depth: number): RootContent[] {
    return children.flatMap((node) => {
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Partial')
        return splice(node, page, depth)
      if ('children' in node && node.children.length > 0) {
        const inner = expand(node.children as RootContent[], page, depth)
        return [{ ...node, children: inner } as RootContent]
      }
      return [node]
    })
  }

  function splice(node: MdxJsxFlowElement, page: VFile, depth: number): RootContent[] {
    const { file: partial, ...parameters } = textAttributes(node, page)
    if (partial === undefined)
      throw contentError(page, node.position, {
        field: '<Partial>',
        found: 'no file',
        expected: 'file="folder/name"',
      })
    if (depth > MAX_DEPTH)
      throw contentError(page, node.position, {
        field: `<Partial file="${partial}">`,
        found: `more than ${MAX_DEPTH + 1} partials inside each other`,
        expected: 'fewer levels; a partial may not include itself',
      })
    const name = partialFile(partial)
    const full = path.join(context.root, name)
    if (!existsSync(full)) throw componentError(node, page, `file="${partial}"`, `a file ${name}`)
    const text = fillParameters(readText(full), parameters, name)
    const root = parse(text, name)
    addOrigin(page, root, name, text)
    return expand(root.children, page, depth + 1)
  }

  return { parse, expand: (children, page) => expand(children, page, 0) }
}

/**
 * Paths of the partials in a text, relative to the project folder. The text is not parsed, so partials in code count
 * too.
 */
export function partialsIn(text: string): string[] {
  return [...text.matchAll(PARTIAL)].map(([, name = '']) => partialFile(name))
}

function partialFile(name: string): string {
  return `partials/${name}.mdx`
}

/** @throws on a missing or unused attribute */
function fillParameters(
  text: string,
  parameters: Readonly<Record<string, string>>,
  name: string,
): string {
  const used = new Set<string>()
  const filled = text.replace(PARAMETER, (whole, key: string) => {
    const value = parameters[key]
    if (value === undefined)
      throw errorIn(name, {
        field: whole,
        found: 'no value',
        expected: `the attribute ${key}="…" where the partial is used`,
      })
    used.add(key)
    return value
  })
  const unused = Object.keys(parameters).find((key) => !used.has(key))
  if (unused !== undefined)
    throw errorIn(name, {
      found: `the attribute ${unused} where the partial is used`,
      expected: `[[${unused}]] in the partial, or no such attribute`,
    })
  return filled
}
