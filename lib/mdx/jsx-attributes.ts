import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'

/** A component in a page, in the Markdown tree or the HTML tree. */
export type JsxNode = Pick<MdxJsxFlowElement, 'name' | 'attributes'>

/**
 * Reads the attributes of a component in MDX.
 * @throws when one is not a plain text: pages hold no expressions
 */
export function textAttributes(node: JsxNode): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      throw new Error(`<${node.name}>: found {…}, expected attributes with plain texts`)
    }
    if (
      attribute.value !== null &&
      attribute.value !== undefined &&
      typeof attribute.value !== 'string'
    ) {
      throw new Error(
        `<${node.name} ${attribute.name}>: found an expression, expected a plain text`,
      )
    }
    attributes[attribute.name] = attribute.value ?? ''
  }
  return attributes
}

/** A component node with plain text attributes. */
export function jsxFlowElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: MdxJsxFlowElement['children'] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children,
  }
}
