import type { BlockContent, DefinitionContent, PhrasingContent, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { VFile } from 'vfile'
import { type PlainForm, renderedComponent } from '../../content/writer-components'
import { type MdxComponent, TAB_PANEL, textAttributes } from '../nodes/components'
import { type HtmlNode, paragraph, strong, text } from '../nodes/nodes'

type Block = BlockContent | DefinitionContent

const BLOCK_TYPES: ReadonlySet<string> = new Set<Block['type']>([
  ...(['blockquote', 'code', 'definition', 'footnoteDefinition', 'heading'] as const),
  ...(['list', 'paragraph', 'table', 'thematicBreak'] as const),
])

function isBlock(node: RootContent): node is Block {
  return BLOCK_TYPES.has(node.type)
}

/** Everything but a block is inline: no other content is left when its parent is looked at. */
function isPhrasing(node: RootContent): node is PhrasingContent {
  return !isBlock(node)
}

/** @throws on a block */
function inLine(nodes: readonly RootContent[]): PhrasingContent[] {
  return nodes.map((node) => {
    if (isPhrasing(node)) return node
    throw new Error(`Markdown copy: found ${node.type}, expected inline content`)
  })
}

/** Wraps each run of inline content in a paragraph. Drops runs that contain only whitespace. */
export function inParagraphs(nodes: readonly RootContent[]): Block[] {
  const blocks: Block[] = []
  let line: PhrasingContent[] = []
  const endLine = () => {
    const [first, ...rest] = line
    line = []
    const start = first?.type === 'text' ? text(first.value.trimStart()) : first
    if (start !== undefined && (rest.length > 0 || start.type !== 'text' || start.value !== ''))
      blocks.push({ type: 'paragraph', children: [start, ...rest] })
  }
  for (const node of nodes) {
    if (isBlock(node)) {
      endLine()
      blocks.push(node)
    } else line.push(...inLine([node]))
  }
  endLine()
  return blocks
}

type Form = (content: readonly RootContent[], attributes: Record<string, string>) => RootContent[]

const FORMS: Readonly<Record<PlainForm, Form>> = {
  bold: (content) => [strong(textOf(content))],
  callout: (content, { type = 'note', title }) => {
    const kind = `${type.charAt(0).toUpperCase()}${type.slice(1)}`
    const head = paragraph(strong(title === undefined ? kind : `${kind}: ${title}`))
    return [{ type: 'blockquote', children: [head, ...inParagraphs(content)] }]
  },
  code: (content) => [{ type: 'inlineCode', value: textOf(content) }],
  expected: (content) => [paragraph(strong('You should see:')), ...inParagraphs(content)],
  labeled: (content, { label }) => [paragraph(strong(label)), ...inParagraphs(content)],
  parentheses: (content) => [text(`(${textOf(content)})`)],
}

/** Other components than those of writers are replaced by their content. */
export function plainComponent(node: MdxComponent, file: VFile): readonly RootContent[] {
  const content: readonly RootContent[] = node.children
  const plain = renderedComponent(node.name === TAB_PANEL ? 'Tab' : node.name)?.plain ?? 'content'
  if (plain !== 'content') return FORMS[plain](content, textAttributes(node, file))
  return node.type === 'mdxJsxFlowElement' ? inParagraphs(content) : content
}

export function plainHtml({ data, children }: HtmlNode): readonly RootContent[] {
  switch (data.hName) {
    // Forms need scripts, which a Markdown copy cannot run.
    case 'form':
      return []
    case 'b':
      return [strong(inLine(children))]
    case 'em':
    case 'i':
      return [{ type: 'emphasis', children: inLine(children) }]
    case 'small':
      return [text('('), ...children, text(')')]
    case 'p':
    case 'summary':
      return [paragraph(inLine(children))]
    case 'li': {
      const blocks = inParagraphs(children)
      return [{ type: 'listItem', spread: blocks.length > 1, children: blocks }]
    }
    case 'ul': {
      const items = children.filter((child) => child.type === 'listItem')
      return [{ type: 'list', spread: items.some(({ spread }) => spread), children: items }]
    }
    default:
      return children
  }
}
