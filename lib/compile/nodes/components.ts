import { valueToEstree } from 'estree-util-value-to-estree'
import type { ElementContent, Properties } from 'hast'
import type { Root, RootContent } from 'mdast'
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import type { Processor } from 'unified'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import type { ProblemError } from '../../content/problem'
import { contentError } from '../content-error'
import type { Project } from '../project'
import { element } from './nodes'

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

type Panel = { readonly label: string; readonly content: readonly RootContent[] }

export function tabs(group: string, panels: readonly Panel[]): MdxJsxFlowElement {
  const children = panels.map(({ label, content }) => component('Tab', { label }, content))
  return component('Tabs', { group }, children)
}

/** A heading and its content in `<Filter>`, hidden once all rows are. `facts` are `data-` attributes for all rows. */
export function filterGroup(
  children: readonly RootContent[],
  facts: Properties = {},
): MdxJsxFlowElement {
  const group = element('div', { 'data-group': '', ...facts }, [...children])
  return component('Activity', {}, [group])
}

/** Replaces the name `Tab` in the tree, because Nextra gives headings inside a `<Tab>` no ids. */
export const TAB_PANEL = 'TabPanel'

export type PlacedComponent = {
  readonly node: MdxJsxFlowElement
  readonly siblings: RootContent[]
  readonly file: VFile
  readonly context: Project
  readonly processor: Processor
}

export type Expand = (placed: PlacedComponent) => RootContent[] | Promise<RootContent[]>

/** Creates a compile step that replaces block components. It does not replace components in the new nodes. */
export function replaceComponents(expansions: ReadonlyMap<string, Expand>) {
  return function (this: Processor, context: Project) {
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
    if (node.children.length > 0)
      throw componentError(node, page.file, 'text inside', `<${node.name} … />, and the text below`)
    const nodes = await expand({ ...page, node, siblings })
    siblings.splice(siblings.indexOf(node), 1, ...nodes)
  }
}

export function componentsIn(tree: Root, name: string): MdxJsxFlowElement[] {
  const found: MdxJsxFlowElement[] = []
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name === name) found.push(node)
  })
  return found
}

export type HastComponent = Extract<ElementContent, { type: 'mdxJsxFlowElement' }>

export function htmlComponent(
  name: string,
  attributes: Readonly<Record<string, unknown>>,
  children: HastComponent['children'] = [],
): HastComponent {
  return { type: 'mdxJsxFlowElement', name, attributes: jsxAttributes(attributes), children }
}

/** A component in the Markdown tree: on lines of its own, or within a line. */
export type MdxComponent = MdxJsxFlowElement | MdxJsxTextElement

/** A component in either the Markdown tree or the HTML tree. */
export type JsxNode = Pick<MdxJsxFlowElement, 'name' | 'attributes' | 'position'>

/** @param attribute the faulty attribute, as the message shows it; if omitted, the whole component is faulty */
export function componentError(
  { name, position }: Pick<JsxNode, 'name' | 'position'>,
  file: VFile,
  found: string,
  expected: string,
  attribute?: string,
): ProblemError {
  const field = attribute === undefined ? `<${name}>` : `<${name} ${attribute}>`
  return contentError(file, position, { field, found, expected })
}

/** An attribute without a value is ''. Throws on a name that is not `allowed`, an expression, and `{...props}`. */
export function textAttributes(
  node: JsxNode,
  file: VFile,
  allowed?: readonly string[],
): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute')
      throw componentError(node, file, '{…}', 'attributes with plain text')
    const { name, value } = attribute
    if (allowed !== undefined && !allowed.includes(name)) {
      const expected = allowed.length === 0 ? 'no attributes' : `only ${allowed.join(', ')}`
      throw componentError(node, file, `the attribute ${name}`, expected)
    }
    if (typeof value === 'object' && value !== null)
      throw componentError(node, file, 'an expression', 'plain text', name)
    attributes[name] = value ?? ''
  }
  return attributes
}

export function jsxAttributes(values: Readonly<Record<string, unknown>>): MdxJsxAttribute[] {
  return Object.entries(values).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value: typeof value === 'string' ? value : expressionOf(value),
  }))
}

function expressionOf(value: unknown): MdxJsxAttribute['value'] {
  const statement = { type: 'ExpressionStatement' as const, expression: valueToEstree(value) }
  return {
    type: 'mdxJsxAttributeValueExpression',
    value: JSON.stringify(value),
    data: { estree: { type: 'Program', sourceType: 'module', comments: [], body: [statement] } },
  }
}
