import type {
  Definition,
  Delete,
  Emphasis,
  FootnoteDefinition,
  FootnoteReference,
  ImageReference,
  LinkReference,
  Node,
  Nodes,
  Paragraph,
  Root,
  Strong,
  Text,
} from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { Processor } from 'unified'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { type Finding, ProblemError } from '../../content/problem'
import type { BuildContext } from '../build-context'
import { contentError, relativePath } from '../content-error'
import { syntaxError } from '../syntax-error'
import { foreignText } from './foreign-markup'
import { checkComponent, checkStatements, importedNames, replaceExpression } from './mdx-rules'

/** Turns parser errors in pages and partials into messages for writers. */
export function remarkSyntax(this: Processor): void {
  const { parser } = this
  if (parser === undefined)
    throw new Error('remarkSyntax: found no parser, expected the MDX parser')
  this.parser = (text, file) => {
    try {
      return parser(text, file)
    } catch (error) {
      throw syntaxError(relativePath(file), error, text)
    }
  }
}

/**
 * Rejects markup that would not render as the writer meant, such as markup from other dialects, and markup that an
 * output cannot contain.
 * @throws ProblemError with the faults of the whole page; if components or code are wrong, only with the first of these
 */
export function remarkMarkup({ root }: Pick<BuildContext, 'root'>) {
  return (tree: Root, file: VFile): void => {
    const imported = new Set<string>()
    visit(tree, 'mdxjsEsm', (node) => {
      for (const name of importedNames(node)) imported.add(name)
    })
    const lines = String(file.value).split('\n')
    const faults: Fault[] = []
    const definitions: (Definition | FootnoteDefinition)[] = []
    const used = new Set<string>()
    visit(tree, (node, index, parent) => {
      switch (node.type) {
        case 'mdxjsEsm':
          checkStatements(node, file, root)
          break
        case 'mdxFlowExpression':
        case 'mdxTextExpression':
          replaceExpression(node, index, parent?.children ?? [], file)
          break
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement':
          if (!imported.has(node.name?.split('.')[0] ?? '')) checkComponent(node, file)
          break
        case 'text':
          faults.push(...textFaults(node, index))
          break
        case 'definition':
        case 'footnoteDefinition':
          definitions.push(node)
          break
        case 'footnoteReference':
        case 'imageReference':
        case 'linkReference':
          used.add(nameOf(node))
      }
      const finding = elementFault(node, parent, lines)
      if (finding !== undefined) faults.push({ ...finding, position: node.position })
    })
    faults.push(...definitionFaults(definitions, used))
    const problems = faults.flatMap(
      ({ position, ...finding }) => contentError(file, position, finding).problems,
    )
    if (problems.length > 0)
      throw new ProblemError(problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)))
  }
}

type Fault = Finding & Pick<Node, 'position'>

function textFaults({ value, position }: Text, index: number | undefined): Fault[] {
  // Text after code, emphasis, or a link does not start a line, so `^` must not match there.
  const foreign = foreignText(index === 0 ? value : `${NO_START}${value}`)
  if (foreign === undefined || position === undefined) return []
  const { above, ...finding } = foreign
  const start = { ...position.start, line: position.start.line + above }
  return [{ ...finding, position: { ...position, start } }]
}

const NO_START = '\0'

function elementFault(
  node: Nodes,
  parent: Nodes | undefined,
  lines: readonly string[],
): Finding | undefined {
  switch (node.type) {
    case 'delete':
      return isSingle(node)
        ? {
            found: 'words between single ~',
            expected: '~~deleted words~~, or a character such as ₂',
          }
        : undefined
    case 'emphasis':
    case 'strong':
      return isBetweenDigits(node, parent)
        ? { found: '* between digits', expected: '\\* or ×, or inline code in backticks' }
        : undefined
    case 'heading':
      return node.children.length === 0
        ? { found: 'a heading without text', expected: 'a task or a noun after ##' }
        : undefined
    case 'footnoteReference':
      return parent?.type === 'heading'
        ? { found: 'a note in a heading', expected: 'the note in the text below' }
        : undefined
    case 'image':
    case 'link':
      if (parent?.type === 'heading' && node.type === 'image')
        return { found: 'an image in a heading', expected: 'the image in the text below' }
      return node.url === ''
        ? { found: `no URL for the ${node.type}`, expected: 'a URL in the parentheses' }
        : undefined
    case 'tableRow': {
      const columns = parent?.type === 'table' ? parent.align?.length : undefined
      return columns !== undefined && node.children.length > columns
        ? {
            field: 'table',
            found: `${node.children.length} cells`,
            expected: `${columns}, as in the header; write \\| for a bar in a cell`,
          }
        : undefined
    }
    case 'paragraph':
      return parent?.type === 'root' && isIndented(node, lines)
        ? { found: 'an indented paragraph', expected: 'no indent, or ```bash for code' }
        : undefined
    default:
      return undefined
  }
}

/** Whether a paragraph has an indent that means code in other dialects. */
function isIndented({ position }: Paragraph, lines: readonly string[]): boolean {
  const { line = 0, column = 0 } = position?.start ?? {}
  return column > 4 || lines[line - 1]?.startsWith('\t') === true
}

/** Whether the asterisks are multiplication signs, such as those in 1920*1080*3. */
function isBetweenDigits(node: Emphasis | Strong, parent: Nodes | undefined): boolean {
  const siblings: readonly Nodes[] =
    parent !== undefined && 'children' in parent ? parent.children : []
  const [before, after] = [-1, 1].map((step) => textOf(siblings[siblings.indexOf(node) + step]))
  return /\d$/.test(before ?? '') && /^\d/.test(after ?? '')
}

function isSingle({ position, children }: Delete): boolean {
  const inside = children[0]?.position?.start.offset ?? 0
  return inside - (position?.start.offset ?? 0) === 1
}

type Named = Definition | FootnoteDefinition | FootnoteReference | ImageReference | LinkReference

function nameOf({ type, identifier }: Named): string {
  return type.startsWith('footnote') ? `^${identifier}` : identifier
}

/** Markdown silently drops unused definitions, and all but the first of several definitions with the same name. */
function definitionFaults(definitions: readonly Named[], used: ReadonlySet<string>): Fault[] {
  const known = new Set<string>()
  return definitions.flatMap((definition) => {
    const name = nameOf(definition)
    const { position } = definition
    const found = `[${name}]: …, which`
    if (known.has(name))
      return [{ found: `${found} is already defined`, expected: 'a unique name', position }]
    known.add(name)
    if (used.has(name)) return []
    const expected = `[${name}] in a sentence, {/* … */} for a comment, or **bold** for a word before a colon`
    return [{ found: `${found} the page does not use`, expected, position }]
  })
}
