import type { RootContent as HtmlContent } from 'hast'
import type { RootContent } from 'mdast'

/** Content below a heading; without a heading, the content above the first one. */
export type Part<Node> = { readonly heading: Node | undefined; readonly content: readonly Node[] }

/**
 * Splits siblings before each heading, in a Markdown or an HTML tree.
 * @returns the content above the first heading, even if there is none, and then a part for each heading
 */
export function splitSections<Node extends HtmlContent | RootContent>(
  nodes: readonly Node[],
  isHeading: (node: Node) => boolean,
): [Part<Node>, ...Part<Node>[]] {
  const starts = [...nodes.keys()].filter((index) => {
    const node = nodes[index]
    return node !== undefined && isHeading(node)
  })
  return [
    { heading: undefined, content: nodes.slice(0, starts[0]) },
    ...starts.map((start, index) => ({
      heading: nodes[start],
      content: nodes.slice(start + 1, starts[index + 1]),
    })),
  ]
}

export function nodesOf<Node>({ heading, content }: Part<Node>): Node[] {
  return heading === undefined ? [...content] : [heading, ...content]
}

/** From 1 to 6; undefined if the node is not a heading. */
export function headingLevel(node: HtmlContent | RootContent): number | undefined {
  if (node.type === 'heading') return node.depth
  if (node.type !== 'element') return undefined
  const [, level] = /^h([1-6])$/.exec(node.tagName) ?? []
  return level === undefined ? undefined : Number(level)
}
