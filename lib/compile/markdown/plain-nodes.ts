import type { ListItem, PhrasingContent, RootContent, TableCell, TableRow } from 'mdast'
import type {} from 'mdast-util-mdx'
import { componentNodes } from './component-nodes'
import { htmlNodes } from './html-nodes'
import type { Block, Scope } from './scope'

/** The nodes of a page as Markdown has them. */
export function plainNodes(
  nodes: readonly RootContent[],
  { absolute, values }: Pick<Scope, 'absolute' | 'values'>,
): RootContent[] {
  const scope: Scope = {
    absolute,
    values,
    depth: 2,
    plain: (inner) => inner.flatMap((node) => plainNode(node, scope)),
    line: (inner) => scope.plain(inner).filter(isPhrasing),
    blocks: (inner) => inParagraphs(scope.plain(inner)),
  }
  return scope.plain(nodes)
}

function inParagraphs(nodes: readonly RootContent[]): Block[] {
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
    }
  }
  endLine()
  return blocks
}

/** Without the space that stands before what follows a list or a block. */
function trimmed([first, ...rest]: PhrasingContent[]): PhrasingContent[] {
  if (first === undefined) return rest
  return [first.type === 'text' ? { ...first, value: first.value.trimStart() } : first, ...rest]
}

function plainNode(node: RootContent, scope: Scope): RootContent[] {
  switch (node.type) {
    case 'text':
      return [{ type: 'text', value: node.value.replace(/\s+/g, ' ') }]
    case 'break':
    case 'inlineCode':
    case 'thematicBreak':
      return [node]
    case 'code':
      return [{ ...node, meta: TITLE.exec(node.meta ?? '')?.[0] ?? null }]
    case 'image':
      return [{ ...node, url: scope.absolute(node.url) }]
    case 'link': {
      const children = scope.line(node.children)
      return [{ ...node, url: scope.absolute(node.url), children }]
    }
    case 'heading':
      scope.depth = node.depth
      return [{ ...node, children: scope.line(node.children) }]
    case 'delete':
    case 'emphasis':
    case 'paragraph':
    case 'strong':
      return [{ ...node, children: scope.line(node.children) }]
    case 'blockquote':
      return [{ ...node, children: scope.blocks(node.children) }]
    case 'list': {
      const children = node.children.map((item) => plainItem(item, scope))
      return [{ ...node, children }]
    }
    case 'table':
      return [{ ...node, children: node.children.map((row) => plainRow(row, scope)) }]
    case 'htmlElement':
      return htmlNodes(node, scope)
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return componentNodes(node, scope)
    default:
      return []
  }
}

/** A block of code keeps its title behind the language, as it was written. */
const TITLE = /title="[^"]+"/

function plainItem(item: ListItem, scope: Scope): ListItem {
  return { ...item, children: scope.blocks(item.children) }
}

function plainRow(row: TableRow, scope: Scope): TableRow {
  const children = row.children.map(
    (cell): TableCell => ({ ...cell, children: scope.line(cell.children) }),
  )
  return { ...row, children }
}

function isPhrasing(node: RootContent): node is PhrasingContent {
  return LINE_TYPES.has(node.type)
}

function isBlock(node: RootContent): node is Block {
  return BLOCK_TYPES.has(node.type)
}

const LINE_TYPES: ReadonlySet<string> = new Set<PhrasingContent['type']>([
  'break',
  'delete',
  'emphasis',
  'image',
  'inlineCode',
  'link',
  'strong',
  'text',
])
const BLOCK_TYPES: ReadonlySet<string> = new Set<Block['type']>([
  'blockquote',
  'code',
  'heading',
  'list',
  'paragraph',
  'table',
  'thematicBreak',
])
