import type { BlockContent, DefinitionContent, PhrasingContent, RootContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { toString as textOf } from 'mdast-util-to-string'
import { type HtmlNode, paragraph, strong, text } from '../nodes/nodes'

type Component = MdxJsxFlowElement | MdxJsxTextElement
type Block = BlockContent | DefinitionContent

export function isPhrasing(node: RootContent): node is PhrasingContent {
  return LINE_TYPES.has(node.type)
}

export function isBlock(node: RootContent): node is Block {
  return BLOCK_TYPES.has(node.type)
}

/** @throws on content that is not inline */
function inLine(nodes: readonly RootContent[]): PhrasingContent[] {
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

/**
 * A component without a case in the `switch` is replaced by its content.
 * @param depthAbove level of the last heading before the component; 2 if there is none
 */
export function plainComponent(node: Component, depthAbove: number): readonly RootContent[] {
  const children: readonly RootContent[] = node.children
  switch (node.name) {
    case 'Callout': {
      const title = attribute(node, 'title')
      const type = attribute(node, 'type') ?? 'note'
      const kind = `${type.charAt(0).toUpperCase()}${type.slice(1)}`
      const head = paragraph(strong(title === undefined ? kind : `${kind}: ${title}`))
      return [{ type: 'blockquote', children: [head, ...inParagraphs(children)] }]
    }
    case 'Expect':
      return [paragraph(strong('You should see:')), ...inParagraphs(children)]
    case 'Kbd':
      return [{ type: 'inlineCode', value: textOf(children) }]
    case 'Mark':
      return [text(`(${textOf(children)})`)]
    case 'Tab': {
      const label = text(attribute(node, 'label') ?? '')
      return [
        { type: 'heading', depth: depthAbove >= 3 ? 4 : 3, children: [label] },
        ...inParagraphs(children),
      ]
    }
    case 'UiPath':
      return [strong(textOf(children))]
    default:
      return node.type === 'mdxJsxFlowElement' && children.some(isPhrasing)
        ? inParagraphs(children)
        : children
  }
}

export function plainHtml({ data, children }: HtmlNode): readonly RootContent[] {
  switch (data.hName) {
    // Forms need scripts, which a Markdown copy cannot run.
    case 'form':
      return []
    case 'b':
      return [{ type: 'strong', children: inLine(children) }]
    case 'em':
    case 'i':
      return [{ type: 'emphasis', children: inLine(children) }]
    case 'small':
      return [text('('), ...children, text(')')]
    case 'p':
    case 'summary':
      return [{ type: 'paragraph', children: inLine(children) }]
    case 'li': {
      const blocks = inParagraphs(children)
      return [{ type: 'listItem', spread: blocks.length > 1, children: blocks }]
    }
    case 'ul': {
      const items = children.filter((child) => child.type === 'listItem')
      const spread = items.some((item) => item.spread)
      return [{ type: 'list', ordered: false, spread, children: items }]
    }
    default:
      return children
  }
}

function attribute({ attributes }: Component, name: string): string | undefined {
  const found = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  )
  return typeof found?.value === 'string' ? found.value : undefined
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
