import { statSync } from 'node:fs'
import path from 'node:path'
import type { RootContent } from 'mdast'
import type { MdxFlowExpression, MdxjsEsm, MdxTextExpression } from 'mdast-util-mdx'
import type { VFile } from 'vfile'
import { readText } from '../../content/project-files'
import { contentError, relativePath } from '../content-error'
import { paragraph, text } from '../nodes/nodes'
import { excerpt, foreignBracket, foreignImport } from './foreign-markup'

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
