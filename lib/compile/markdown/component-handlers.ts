import type { ElementContent } from 'hast'
import type { State } from 'hast-util-to-mdast'
import type { BlockContent, DefinitionContent, Heading, Paragraph, RootContent } from 'mdast'
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx'
import { decodeEntities } from '../../content/html/html-entities'

/** A component of the pages, between blocks or within a line. */
export type ComponentNode = MdxJsxFlowElementHast | MdxJsxTextElementHast
type Flow = BlockContent | DefinitionContent

const CALLOUT_NAMES: ReadonlyMap<string, string> = new Map([
  ['note', 'Note'],
  ['tip', 'Tip'],
  ['warning', 'Warning'],
  ['danger', 'Danger'],
])

/**
 * What a component of the pages is in Markdown: callouts are quotes, tabs are parts with headings, steps are numbered
 * headings.
 * @param depth level of the heading above it
 */
export function componentToMarkdown(
  state: State,
  node: ComponentNode,
  depth: number,
): RootContent[] | RootContent {
  switch (node.name) {
    case 'Callout':
      return callout(state, node)
    case 'Diagram':
      return diagram(attribute(node, 'svg') ?? '')
    case 'Expect':
      return [bold('You should see:'), ...flowOf(state, node)]
    case 'Kbd':
      return { type: 'inlineCode', value: textOf(node) }
    case 'Steps':
      return steps(state, node)
    case 'Tab':
      return [tabHeading(attribute(node, 'label') ?? '', depth), ...flowOf(state, node)]
    case 'UiPath':
      return { type: 'strong', children: [{ type: 'text', value: textOf(node) }] }
    default:
      return flowOf(state, node)
  }
}

/** A paragraph of bold words. */
function bold(value: string): Paragraph {
  return {
    type: 'paragraph',
    children: [{ type: 'strong', children: [{ type: 'text', value }] }],
  }
}

function callout(state: State, node: ComponentNode): RootContent {
  const kind = CALLOUT_NAMES.get(attribute(node, 'type') ?? 'note') ?? 'Note'
  const title = attribute(node, 'title')
  return {
    type: 'blockquote',
    children: [bold(title === undefined ? kind : `${kind}: ${title}`), ...flowOf(state, node)],
  }
}

/** The drawing's own words: its title and its description. */
function diagram(svg: string): RootContent {
  const [title, description] = ['title', 'desc'].map((name) =>
    decodeEntities(new RegExp(`<${name}[^>]*>([^<]*)`).exec(svg)?.[1] ?? '').trim(),
  )
  return {
    type: 'paragraph',
    children: [{ type: 'text', value: `Diagram: ${title}. ${description}` }],
  }
}

function steps(state: State, node: ComponentNode): RootContent[] {
  let count = 0
  return node.children.flatMap((child): RootContent[] => {
    const content = rootContent(state, child, node)
    const [first] = content
    if (child.type === 'element' && child.tagName === 'h3' && first?.type === 'heading') {
      count += 1
      first.children.unshift({ type: 'text', value: `${count}. ` })
    }
    return content
  })
}

function rootContent(state: State, child: ElementContent, parent: ComponentNode): RootContent[] {
  if (child.type === 'text' && child.value.trim() === '') return []
  const result = state.one(child, parent)
  const nodes = Array.isArray(result) ? result : result === undefined ? [] : [result]
  return nodes.filter((one): one is RootContent => one.type !== 'root')
}

function flowOf(state: State, node: ComponentNode): Flow[] {
  return state.toFlow(state.all(node))
}

function tabHeading(label: string, depth: number): Heading {
  const level = depth >= 3 ? 4 : 3
  return { type: 'heading', depth: level, children: [{ type: 'text', value: label }] }
}

function attribute(node: ComponentNode, name: string): string | undefined {
  const found = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)
  return typeof found?.value === 'string' ? found.value : undefined
}

function textOf(node: { readonly children: readonly ElementContent[] }): string {
  return node.children
    .map((child) =>
      child.type === 'text' ? child.value : 'children' in child ? textOf(child) : '',
    )
    .join('')
}
