import type {
  Definition,
  FootnoteDefinition,
  FootnoteReference,
  ImageReference,
  LinkReference,
  Node,
  Nodes,
  Root,
  Text,
} from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { Processor } from 'unified'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { type Finding, ProblemError } from '../../content/problem'
import { contentError, relativePath } from '../content-error'
import type { Project } from '../project'
import { syntaxError } from '../syntax-error'
import { foreignText, MDX } from './foreign-markup'
import { checkComponent, checkExpression, checkImports } from './mdx-rules'

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
export function remarkMarkup({ root }: Pick<Project, 'root'>) {
  return (tree: Root, file: VFile): void => {
    const imported = new Set<string>()
    visit(tree, 'mdxjsEsm', (node) => {
      for (const name of checkImports(node, file, root)) imported.add(name)
    })
    const isDraft = file.data.page?.frontMatter.status === 'draft'
    const faults: Fault[] = []
    const definitions: (Definition | FootnoteDefinition)[] = []
    const used = new Set<string>()
    visit(tree, (node, index, parent) => {
      switch (node.type) {
        case 'mdxFlowExpression':
        case 'mdxTextExpression':
          checkExpression(node, file)
          break
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement':
          if (!imported.has(node.name?.split('.')[0] ?? '')) checkComponent(node, file)
          break
        case 'text':
          faults.push(...textFaults(node, index))
          break
        case 'strong':
          if (!isDraft && textOf(node) === 'Write:')
            faults.push({ ...UNWRITTEN, position: node.position })
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
      const finding = elementFault(node, parent)
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

const UNWRITTEN = { found: 'a hint from the template', expected: 'your text' }

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

/** Finds elements that lose characters or words of the writer, here or in another output. */
function elementFault(node: Nodes, parent: Nodes | undefined): Finding | undefined {
  switch (node.type) {
    case 'delete':
      if (offset(node.children[0]) - offset(node) === 1)
        return { found: 'words between single ~', expected: MDX }
      break
    case 'emphasis':
    case 'strong':
      if (isBetweenDigits(node, parent))
        return { found: '* between digits', expected: '\\* or ×, or inline code in backticks' }
      break
    case 'footnoteReference':
    case 'image':
      if (parent?.type === 'heading')
        return { found: 'a note or an image in a heading', expected: 'it in the text below' }
      break
    case 'link':
      if (node.url === '') return { found: 'no URL', expected: 'a URL in the parentheses' }
      if (textOf(node) === '') return { found: 'a link without words', expected: 'words in [ ]' }
      break
    case 'tableRow': {
      const columns = parent?.type === 'table' ? parent.align?.length : undefined
      const found = `${node.children.length} cells`
      if (columns !== undefined && node.children.length > columns)
        return { found, expected: `${columns}, as in the header; write \\| for a bar in a cell` }
      break
    }
    case 'paragraph':
      // In other dialects, an indent means code.
      if (parent?.type === 'root' && (node.position?.start.column ?? 1) > 1)
        return { found: 'an indented paragraph', expected: 'no indent, or ```bash for code' }
  }
  return undefined
}

function offset(node: Node | undefined): number {
  return node?.position?.start.offset ?? 0
}

/** Whether the asterisks are multiplication signs, such as those in 1920*1080*3. */
function isBetweenDigits(node: Nodes, parent: Nodes | undefined): boolean {
  const siblings: readonly Nodes[] =
    parent !== undefined && 'children' in parent ? parent.children : []
  const [before, after] = [-1, 1].map((step) => textOf(siblings[siblings.indexOf(node) + step]))
  return /\d$/.test(before ?? '') && /^\d/.test(after ?? '')
}

type Named = Definition | FootnoteDefinition | FootnoteReference | ImageReference | LinkReference

function nameOf({ type, identifier }: Named): string {
  return type.startsWith('footnote') ? `[^${identifier}]` : `[${identifier}]`
}

/** Markdown silently drops unused definitions, and all but the first of several definitions with the same name. */
function definitionFaults(definitions: readonly Named[], used: ReadonlySet<string>): Fault[] {
  const undefinedNames = new Set(used)
  return definitions.flatMap((definition) => {
    const name = nameOf(definition)
    if (undefinedNames.delete(name)) return []
    const expected = `one definition for a ${name} in the text, or **bold** for a word before a colon`
    return [{ found: `an extra ${name}: …`, expected, position: definition.position }]
  })
}
