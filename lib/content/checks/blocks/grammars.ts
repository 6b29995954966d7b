import { createRequire } from 'node:module'
import path from 'node:path'
import type { Node, Parser } from '@vscode/tree-sitter-wasm'
import { remembered } from '../../../site/remembered'

const require = createRequire(import.meta.url)
// The package is a CommonJS module, whose exports cannot be imported by name.
const treeSitter: typeof import('@vscode/tree-sitter-wasm') = require('@vscode/tree-sitter-wasm')
const FOLDER = path.dirname(require.resolve('@vscode/tree-sitter-wasm'))

export type Grammar = 'bash' | 'powershell'
export type { Node } from '@vscode/tree-sitter-wasm'

/** The root of the syntax tree, which contains error nodes if the text is invalid. */
export async function parse(text: string, grammar: Grammar): Promise<Node> {
  const tree = (await parserFor(grammar)).parse(`${text}\n`)
  if (tree === null) throw new Error(`${grammar}: the parser returned no tree`)
  return tree.rootNode
}

const parserFor = remembered(async (grammar: Grammar): Promise<Parser> => {
  await treeSitter.Parser.init()
  const parser = new treeSitter.Parser()
  const file = path.join(FOLDER, `tree-sitter-${grammar}.wasm`)
  parser.setLanguage(await treeSitter.Language.load(file))
  return parser
})

export function firstError(node: Node): Node | undefined {
  if (!node.hasError) return undefined
  const inner = node.children.find((child) => child?.hasError || child?.isMissing)
  return (inner && firstError(inner)) ?? inner ?? node
}
