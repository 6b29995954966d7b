import type { BlockContent, DefinitionContent, PhrasingContent, RootContent } from 'mdast'

type Block = BlockContent | DefinitionContent

export function isPhrasing(node: RootContent): node is PhrasingContent {
  return LINE_TYPES.has(node.type)
}

export function isBlock(node: RootContent): node is Block {
  return BLOCK_TYPES.has(node.type)
}

/** @throws on content that is not inline */
export function inLine(nodes: readonly RootContent[]): PhrasingContent[] {
  return nodes.map((node) => {
    if (isPhrasing(node)) return node
    throw new Error(`Markdown copy: found ${node.type}, expected inline content`)
  })
}

/**
 * Wraps each run of inline content in a paragraph. Drops runs that contain only whitespace.
 * @throws on content that is neither inline nor a block
 */
export function inParagraphs(nodes: readonly RootContent[]): Block[] {
  const blocks: Block[] = []
  let line: PhrasingContent[] = []
  const endLine = () => {
    if (line.some((node) => node.type !== 'text' || node.value.trim() !== ''))
      blocks.push({ type: 'paragraph', children: trimmed(line) })
    line = []
  }
  for (const node of nodes) {
    if (isPhrasing(node)) line.push(node)
    else if (isBlock(node)) {
      endLine()
      blocks.push(node)
    } else throw new Error(`Markdown copy: found ${node.type}, expected block content`)
  }
  endLine()
  return blocks
}

function trimmed([first, ...rest]: PhrasingContent[]): PhrasingContent[] {
  if (first === undefined) return rest
  return [first.type === 'text' ? { ...first, value: first.value.trimStart() } : first, ...rest]
}

const LINE_TYPES: ReadonlySet<string> = new Set<PhrasingContent['type']>([
  'break',
  'delete',
  'emphasis',
  'footnoteReference',
  'image',
  'inlineCode',
  'link',
  'strong',
  'text',
])
const BLOCK_TYPES: ReadonlySet<string> = new Set<Block['type']>([
  'blockquote',
  'code',
  'footnoteDefinition',
  'heading',
  'list',
  'paragraph',
  'table',
  'thematicBreak',
])
