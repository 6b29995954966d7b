import type { RootContent as HtmlContent } from 'hast'
import type { RootContent } from 'mdast'

/** Content below a heading; without a heading, the content above the first one. */
export type Part<Node> = { readonly heading: Node | undefined; readonly content: readonly Node[] }

/** Splits siblings before each heading: first the content above all headings, perhaps none, then a part for each. */
export function splitSections<Node extends HtmlContent | RootContent>(
  nodes: readonly Node[],
  isHeading: (node: Node) => boolean,
): [Part<Node>, ...Part<Node>[]] {
  const starts = nodes.flatMap((node, index) => (isHeading(node) ? [index] : []))
  const parts = starts.map((start, index) => ({
    heading: nodes[start],
    content: nodes.slice(start + 1, starts[index + 1]),
  }))
  return [{ heading: undefined, content: nodes.slice(0, starts[0]) }, ...parts]
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
