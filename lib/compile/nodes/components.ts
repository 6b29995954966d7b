import type { Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import type { Processor } from 'unified'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import type { BuildContext } from '../build-context'
import { jsxAttributes } from './jsx-attributes'

type Child = MdxJsxFlowElement['children'][number]

export function component(
  name: string,
  attributes: Readonly<Record<string, unknown>>,
  children: readonly RootContent[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: jsxAttributes(attributes),
    children: children.filter((child): child is Child => child.type !== 'yaml'),
  }
}

export function tabs(
  group: string,
  panels: readonly { readonly label: string; readonly content: readonly RootContent[] }[],
): MdxJsxFlowElement {
  return component(
    'Tabs',
    { group },
    panels.map(({ label, content }) => component('Tab', { label }, content)),
  )
}

export type PlacedComponent = {
  readonly node: MdxJsxFlowElement
  readonly siblings: RootContent[]
  readonly file: VFile
  readonly context: BuildContext
  /** Parses MDX that a component inserts. */
  readonly processor: Processor
}

/** Returns the nodes that replace a component. */
export type Expand = (placed: PlacedComponent) => RootContent[] | Promise<RootContent[]>

/** Creates a compile step that replaces block components. It does not replace components in the new nodes. */
export function replaceComponents(expansions: ReadonlyMap<string, Expand>) {
  return function (this: Processor, context: BuildContext) {
    return (tree: Root, file: VFile): Promise<void> =>
      replaceIn(tree, expansions, { file, context, processor: this })
  }
}

export async function replaceIn(
  tree: Root,
  expansions: ReadonlyMap<string, Expand>,
  page: Pick<PlacedComponent, 'file' | 'context' | 'processor'>,
): Promise<void> {
  const found: { node: MdxJsxFlowElement; siblings: RootContent[]; expand: Expand }[] = []
  visit(tree, 'mdxJsxFlowElement', (node, _index, parent) => {
    const expand = expansions.get(node.name ?? '')
    if (parent !== undefined && expand !== undefined)
      found.push({ node, siblings: parent.children, expand })
  })
  for (const { node, siblings, expand } of found) {
    const nodes = await expand({ ...page, node, siblings })
    siblings.splice(siblings.indexOf(node), 1, ...nodes)
  }
}
