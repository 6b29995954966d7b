import { existsSync } from 'node:fs'
import path from 'node:path'
import type { MdxFlowExpression, MdxjsEsm, MdxTextExpression } from 'mdast-util-mdx'
import type { VFile } from 'vfile'
import { readAll } from '../../content/problem'
import { COMPONENT_NAMES, renderedComponent } from '../../content/writer-components'
import { contentError, relativePath } from '../content-error'
import { componentError, type MdxComponent, textAttributes } from '../nodes/components'
import { foreignBracket, MDX, replacementFor } from './foreign-markup'

/** Allows only comments, because other outputs than React cannot compute a value. */
export function checkExpression(
  { data, value, position }: MdxFlowExpression | MdxTextExpression,
  file: VFile,
): void {
  const isComment = data?.estree?.body.length === 0 && value.trim() !== ''
  if (!isComment) throw contentError(file, position, foreignBracket(`{${value}}`))
}

/** Allows only imports of components, and returns their names. */
export function checkImports({ data, position }: MdxjsEsm, file: VFile, root: string): string[] {
  const folder = path.dirname(path.join(root, relativePath(file)))
  return readAll(data?.estree?.body ?? [], (statement) => {
    const start = statement.loc?.start ?? position?.start
    const place = position && start && { ...position, start: { ...start, column: 1 } }
    if (statement.type !== 'ImportDeclaration')
      throw contentError(file, place, { found: 'an export', expected: MDX })
    const source = String(statement.source.value)
    const full = path.resolve(folder, source)
    const isComponent = full.startsWith(path.resolve(root, 'components') + path.sep)
    if (isComponent && ['.tsx', '.ts'].some((ending) => existsSync(`${full}${ending}`)))
      return statement.specifiers.map(({ local }) => local.name)
    const expected = 'the path from this page to a file in components/, or no import'
    throw contentError(file, place, { field: 'import', found: `"${source}"`, expected })
  }).flat()
}

/** @throws on an unknown component, and on an attribute or value that it does not allow */
export function checkComponent(node: MdxComponent, file: VFile): void {
  const name = node.name ?? ''
  const known = renderedComponent(name)
  if (known === undefined && !COMPONENT_NAMES.includes(name)) {
    const names = /^[a-z]/.test(name) ? MDX : `one of ${COMPONENT_NAMES.join(', ')}`
    const expected = replacementFor(name) ?? names
    throw componentError({ ...node, name }, file, 'an unknown component', expected)
  }
  if (node.type === 'mdxJsxTextElement' && known?.place !== 'line')
    throw componentError(node, file, 'text on the same line', 'the component on its own line')
  if (known === undefined) return
  const allowed = known.attributes
  for (const [name, value] of Object.entries(textAttributes(node, file, Object.keys(allowed)))) {
    if (value === '') throw componentError(node, file, `no ${name}`, `${name}="…"`)
    const values = allowed[name] ?? null
    if (values !== null && !values.includes(value))
      throw componentError(node, file, `${name}="${value}"`, `one of ${values.join(', ')}`)
  }
  if (name === 'Tabs') checkTabs(node, file)
}

function checkTabs(node: MdxComponent, file: VFile): void {
  const labels = node.children.map((child) => {
    if (child.type !== 'mdxJsxFlowElement' || child.name !== 'Tab')
      throw componentError(node, file, 'content outside a <Tab>', 'only <Tab>')
    const { label } = textAttributes(child, file)
    if (!label) throw componentError(child, file, 'no label', 'label="…"')
    return label
  })
  if (labels.length < 2 || labels.length > 5)
    throw componentError(node, file, `${labels.length} <Tab>`, 'two to five, as in Tabs.css')
  const repeated = labels.find((label, index) => labels.indexOf(label) !== index)
  if (repeated !== undefined)
    throw componentError(node, file, `two <Tab label="${repeated}">`, 'different labels')
}
