import type { Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { attributesOf, COMPONENT_NAMES, type RenderedComponent } from '../../content/mdx-components'
import { componentError, textAttributes } from '../nodes/jsx-attributes'
import { replacementFor } from './foreign-markup'

/** Names that a page imports. Only the imported components know their attributes. */
export function importedNames(tree: Root): ReadonlySet<string> {
  const names = new Set<string>()
  visit(tree, 'mdxjsEsm', ({ data }) => {
    for (const statement of data?.estree?.body ?? [])
      if (statement.type === 'ImportDeclaration')
        for (const { local } of statement.specifiers) names.add(local.name)
  })
  return names
}

/** @throws on an unknown component, and on an attribute or value that it does not allow */
export function checkComponent(node: MdxJsxFlowElement | MdxJsxTextElement, file: VFile): void {
  const allowed = attributesOf(node.name)
  if (allowed === undefined) {
    checkReplaced(node, file)
    return
  }
  if (node.type === 'mdxJsxTextElement' && !IN_LINE.has(node.name ?? ''))
    throw componentError(node, file, ...WITHIN_LINE)
  for (const [name, value] of Object.entries(textAttributes(node, file))) {
    const values = allowed[name]
    if (values === undefined) {
      const names = Object.keys(allowed)
      const expected = names.length === 0 ? 'no attributes' : `only ${names.join(', ')}`
      throw componentError(node, file, `the attribute ${name}`, expected)
    }
    if (values === null) continue
    const [isAllowed, expected] =
      values instanceof RegExp
        ? [values.test(value), 'a version such as 5.5']
        : [values.includes(value), `one of ${values.join(', ')}`]
    if (!isAllowed) throw componentError(node, file, `${name}="${value}"`, expected)
  }
  if (node.name === 'Tabs') checkTabs(node, file)
}

/** Built-in components that may appear within a line of text. */
const IN_LINE: ReadonlySet<string> = new Set([
  'Kbd',
  'Mark',
  'UiPath',
] satisfies RenderedComponent[])
const WITHIN_LINE = ['text on the same line', 'the component on its own line'] as const

function checkReplaced(node: MdxJsxFlowElement | MdxJsxTextElement, file: VFile): void {
  const name = node.name ?? ''
  if (!COMPONENT_NAMES.includes(name)) {
    const expected = replacementFor(name) ?? `one of ${COMPONENT_NAMES.join(', ')}`
    throw componentError({ ...node, name }, file, 'an unknown component', expected)
  }
  if (node.type !== 'mdxJsxFlowElement') throw componentError(node, file, ...WITHIN_LINE)
}

function checkTabs(node: MdxJsxFlowElement | MdxJsxTextElement, file: VFile): void {
  const labels = node.children.map((child) => {
    if (child.type !== 'mdxJsxFlowElement' || child.name !== 'Tab')
      throw componentError(node, file, 'content outside a <Tab>', 'only <Tab>')
    const label = child.attributes.find(
      (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'label',
    )
    if (!label?.value) throw componentError(child, file, 'no label', 'label="…"')
    return String(label.value)
  })
  if (labels.length < 2) throw componentError(node, file, `${labels.length} <Tab>`, 'at least two')
  const repeated = labels.find((label, index) => labels.indexOf(label) !== index)
  if (repeated !== undefined)
    throw componentError(node, file, `two <Tab label="${repeated}">`, 'different labels')
}
