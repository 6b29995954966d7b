import { statSync } from 'node:fs'
import path from 'node:path'
import type { RootContent } from 'mdast'
import type {
  MdxFlowExpression,
  MdxJsxFlowElement,
  MdxJsxTextElement,
  MdxjsEsm,
  MdxTextExpression,
} from 'mdast-util-mdx'
import type { VFile } from 'vfile'
import { attributesOf, COMPONENT_NAMES, type RenderedComponent } from '../../content/mdx-components'
import { readText } from '../../content/project-files'
import { contentError, relativePath } from '../content-error'
import { componentError, textAttributes } from '../nodes/components'
import { paragraph, text } from '../nodes/nodes'
import { excerpt, foreignBracket, foreignImport, replacementFor } from './foreign-markup'

type Statement = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>['body'][number]
type Specifier = Extract<Statement, { type: 'ImportDeclaration' }>['specifiers'][number]
type Expression = MdxFlowExpression | MdxTextExpression

/**
 * Replaces quoted text, such as `{'{'}`, with the text. Keeps comments.
 * @throws on any other expression
 */
export function replaceExpression(
  node: Expression,
  index: number | undefined,
  siblings: RootContent[],
  file: VFile,
): void {
  const words = quotedText(node, file)
  if (words !== null && index !== undefined)
    siblings[index] = node.type === 'mdxTextExpression' ? text(words) : paragraph(words)
}

/**
 * @returns the text in quotes; null for a comment
 * @throws on any other expression
 */
function quotedText({ data, value, position }: Expression, file: VFile): string | null {
  const [statement] = data?.estree?.body ?? []
  if (statement === undefined && value.trim() !== '') return null
  if (statement?.type === 'ExpressionStatement' && statement.expression.type === 'Literal') {
    const { value: words } = statement.expression
    if (typeof words === 'string') return words
  }
  const expected = 'plain text, \\{ for a brace, or inline code in backticks'
  const foreign = foreignBracket(`{${value}}`)
  throw contentError(file, position, foreign ?? { found: excerpt(`{${value}}`), expected })
}

/** Allows only imports of components, and exported values for their attributes. */
export function checkStatements({ data, position }: MdxjsEsm, file: VFile, root: string): void {
  const folder = path.dirname(path.join(root, relativePath(file)))
  for (const statement of data?.estree?.body ?? []) {
    const start = statement.loc?.start ?? position?.start
    const place = position && start && { ...position, start: { ...start, column: 1 } }
    if (statement.type === 'ImportDeclaration') {
      const source = String(statement.source.value)
      const code = componentCode(path.resolve(folder, source), root)
      const unknown = statement.specifiers.find(
        (specifier) => !exportsName(code ?? '', nameOf(specifier)),
      )
      if (code !== null && unknown === undefined) continue
      throw contentError(file, place, {
        field: 'import',
        found:
          code === null ? `"${source}"` : `${unknown?.local.name}, which is not in "${source}"`,
        expected: code === null ? foreignImport(source) : 'a name that the file exports',
      })
    }
    const isValue = statement.type === 'ExportNamedDeclaration' && statement.declaration
    if (!isValue)
      throw contentError(file, place, {
        field: 'export',
        found: 'an export that is not a named declaration',
        expected: 'export const name = …, for an attribute of an imported component',
      })
  }
}

/** Null for a path that is not a file in `components/`. */
function componentCode(full: string, root: string): string | null {
  if (!full.startsWith(path.resolve(root, 'components') + path.sep)) return null
  const file = ['', '.tsx', '.ts'].map((end) => `${full}${end}`).find(isFile)
  return file === undefined ? null : readText(file)
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true
}

function nameOf(specifier: Specifier): string | null {
  if (specifier.type === 'ImportNamespaceSpecifier') return null
  if (specifier.type === 'ImportDefaultSpecifier') return 'default'
  return specifier.imported.type === 'Identifier' ? specifier.imported.name : null
}

/** @param name the imported name; null, as for a namespace import, is valid for every file */
function exportsName(code: string, name: string | null): boolean {
  return (
    name === null || new RegExp(`\\bexport\\b(?:[^;=\\n]*|\\s*\\{[^}]*)\\b${name}\\b`).test(code)
  )
}

/** Names that a statement imports. Only the imported components know their attributes. */
export function importedNames({ data }: MdxjsEsm): string[] {
  return (data?.estree?.body ?? []).flatMap((statement) =>
    statement.type === 'ImportDeclaration'
      ? statement.specifiers.map(({ local }) => local.name)
      : [],
  )
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
    if (values !== null && !values.includes(value))
      throw componentError(node, file, `${name}="${value}"`, `one of ${values.join(', ')}`)
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
