import type { RootContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { toString as textOf } from 'mdast-util-to-string'
import { paragraph, strong, text } from '../nodes/nodes'
import type { Scope } from './scope'

type ComponentNode = MdxJsxFlowElement | MdxJsxTextElement

const CALLOUT_NAMES: ReadonlyMap<string, string> = new Map([
  ['note', 'Note'],
  ['tip', 'Tip'],
  ['warning', 'Warning'],
  ['danger', 'Danger'],
])

/**
 * A component of the pages in Markdown: callouts are quotes, tabs are parts with headings, steps are numbered headings.
 */
export function componentNodes(node: ComponentNode, scope: Scope): RootContent[] {
  switch (node.name) {
    case 'Callout': {
      const kind = CALLOUT_NAMES.get(attribute(node, 'type') ?? 'note') ?? 'Note'
      const title = attribute(node, 'title')
      const head = paragraph(strong(title === undefined ? kind : `${kind}: ${title}`))
      return [{ type: 'blockquote', children: [head, ...scope.blocks(node.children)] }]
    }
    case 'Expect':
      return [paragraph(strong('You should see:')), ...scope.blocks(node.children)]
    case 'Kbd':
      return [{ type: 'inlineCode', value: textOf(node) }]
    case 'Mark':
      return [text(`(${textOf(node)})`)]
    case 'Steps':
      return numberedSteps(node, scope)
    case 'Tab': {
      const label = text(attribute(node, 'label') ?? '')
      const depth = scope.depth >= 3 ? 4 : 3
      return [{ type: 'heading', depth, children: [label] }, ...scope.blocks(node.children)]
    }
    case 'UiPath':
      return [strong(textOf(node))]
    case 'Values':
      return scope.plain(scope.values)
    default:
      return scope.blocks(node.children)
  }
}

function numberedSteps({ children }: ComponentNode, scope: Scope): RootContent[] {
  let count = 0
  return children.flatMap((child): RootContent[] => {
    const [first, ...rest] = scope.plain([child])
    if (child.type !== 'heading' || first?.type !== 'heading')
      return first === undefined ? rest : [first, ...rest]
    count += 1
    return [{ ...first, children: [text(`${count}. `), ...first.children] }]
  })
}

function attribute({ attributes }: ComponentNode, name: string): string | undefined {
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)
  return typeof found?.value === 'string' ? found.value : undefined
}
