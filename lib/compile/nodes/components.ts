import type { Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
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
  readonly file: VFile
  readonly context: BuildContext
}

/**
 * Creates a compile step that replaces block components.
 * @param expand returns the replacement; the step does not replace components in the returned nodes
 */
export function replaceComponents(
  names: readonly string[],
  expand: (placed: PlacedComponent) => RootContent[] | Promise<RootContent[]>,
) {
  return (context: BuildContext) =>
    async (tree: Root, file: VFile): Promise<void> => {
      const found: { node: MdxJsxFlowElement; siblings: RootContent[] }[] = []
      visit(tree, 'mdxJsxFlowElement', (node, _index, parent) => {
        if (parent !== undefined && names.includes(node.name ?? ''))
          found.push({ node, siblings: parent.children })
      })
      for (const { node, siblings } of found) {
        const nodes = await expand({ node, file, context })
        siblings.splice(siblings.indexOf(node), 1, ...nodes)
      }
    }
}
