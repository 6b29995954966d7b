import type { Element, ElementContent } from 'hast'
import type { Heading, RootContent } from 'mdast'
import type {} from 'mdast-util-to-hast'

/** A node of the Markdown tree that turns into the given HTML. */
export function htmlNode({ tagName, properties, children }: Element): RootContent {
  return {
    type: 'paragraph',
    children: [],
    data: {
      hName: tagName,
      hProperties: properties,
      hChildren: children.filter((child): child is ElementContent => child.type !== 'comment'),
    },
  }
}

/** A heading of the Markdown tree: Nextra lists it in the table of contents. */
export function headingNode(
  depth: Heading['depth'],
  text: string,
  properties: Readonly<Record<string, string>> = {},
): Heading {
  return {
    type: 'heading',
    depth,
    children: [{ type: 'text', value: text }],
    data: { hProperties: { ...properties } },
  }
}
