import type {
  Definition,
  FootnoteDefinition,
  FootnoteReference,
  ImageReference,
  LinkReference,
  ListItem,
  Node,
  Nodes,
  Paragraph,
  Root,
  Text,
} from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { Processor } from 'unified'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { refuseConflicts } from '../../content/merge-conflicts'
import { type Finding, type Problem, ProblemError, problemsOf } from '../../content/problem'
import { codeFinding } from '../code/code-blocks'
import { contentError, relativePath } from '../content-error'
import type { Project } from '../project'
import { syntaxError } from '../syntax-error'
import { foreignText, MDX } from './foreign-markup'
import { checkComponent, checkExpression, checkImports } from './mdx-rules'

/** Turns parser errors in pages and partials into messages for writers. */
export function remarkSyntax(this: Processor): void {
  const { parser } = this
  const { fromMarkdownExtensions: others = [] }: Record<string, unknown> = { ...this.data() }
  Object.assign(this.data(), { fromMarkdownExtensions: [others, SOURCE_NOTES] })
  if (parser === undefined)
    throw new Error('remarkSyntax: found no parser, expected the MDX parser')
  this.parser = (text, file) => {
    refuseConflicts(relativePath(file), text)
    try {
      const tree = parser(text, file)
      if (text.includes('\t')) expandTabs(tree, text)
      return tree
    } catch (error) {
      throw syntaxError(relativePath(file), error, text)
    }
  }
}

declare module 'mdast' {
  interface TextData {
    /** Indexes in the value of the characters that are escaped in the source. */
    escapes?: number[]
  }
  interface ImageData {
    /** Whether the description has braces, which its text omits. */
    hasBraces?: boolean
  }
}

/** Notes what the parser reads but its tree does not contain. */
const SOURCE_NOTES = {
  enter: {
    characterEscapeValue: noteEscape,
    characterReferenceValue: noteEscape,
    mdxTextExpressionMarker(this: { stack: Nodes[] }) {
      const image = this.stack.findLast((node) => node.type === 'image')
      if (image !== undefined) image.data = { ...image.data, hasBraces: true }
    },
  },
}

function noteEscape(this: { stack: Nodes[] }): void {
  const text = this.stack.at(-1)
  if (text?.type !== 'text') return
  text.data = { ...text.data, escapes: [...(text.data?.escapes ?? []), text.value.length] }
}

/** A tab counts as one column for the parser, but an indent by tabs reaches the next multiple of four. */
function expandTabs(tree: Node, text: string): void {
  const rows = text.split('\n')
  visit(tree, ({ position }) => {
    if (position === undefined) return
    const { line, column } = position.start
    let width = 0
    for (const sign of rows[line - 1]?.slice(0, column - 1) ?? '')
      width += sign === '\t' ? 4 - (width % 4) : 1
    position.start.column = width + 1
  })
}

/**
 * Rejects markup that would not render as the writer meant, such as markup from other dialects, and markup that an
 * output cannot contain.
 * @throws ProblemError with the faults of the whole page
 */
export function remarkMarkup({ root }: Pick<Project, 'root'>) {
  return (tree: Root, file: VFile): void => {
    const problems: Problem[] = []
    const imported = new Set<string>()
    visit(tree, 'mdxjsEsm', (node) => {
      const read = () => {
        for (const name of checkImports(node, file, root)) imported.add(name)
      }
      problems.push(...problemsOf(read))
    })
    const isDraft = file.data.page?.frontMatter.status === 'draft'
    const faults: Fault[] = []
    const definitions: (Definition | FootnoteDefinition)[] = []
    const used = new Set<string>()
    visit(tree, (node, index, parent) => {
      switch (node.type) {
        case 'mdxFlowExpression':
        case 'mdxTextExpression':
          problems.push(...problemsOf(() => checkExpression(node, file)))
          break
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement':
          if (!imported.has(node.name?.split('.')[0] ?? ''))
            problems.push(...problemsOf(() => checkComponent(node, file)))
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
    if (!isDraft && tree.children.every(({ type }) => type === 'yaml'))
      faults.push({ found: 'no text', expected: 'some', position: tree.position })
    for (const { position, ...finding } of faults)
      problems.push(...contentError(file, position, finding).problems)
    if (problems.length > 0)
      throw new ProblemError(problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)))
  }
}

const UNWRITTEN = { found: 'a hint from the template', expected: 'your text' }

type Fault = Finding & Pick<Node, 'position'>

function textFaults({ value, position, data }: Text, index: number | undefined): Fault[] {
  // Text after code, emphasis, or a link does not start a line, so `^` must not match there.
  const before = index === 0 ? '' : NO_START
  const escapes = data?.escapes?.map((place) => place + before.length)
  const foreign = foreignText(`${before}${value}`, escapes)
  if (foreign === undefined || position === undefined) return []
  const { above, ...finding } = foreign
  const start = { ...position.start, line: position.start.line + above }
  return [{ ...finding, position: { ...position, start } }]
}

const NO_START = '\0'

/** Finds elements that lose characters or words of the writer, here or in another output. */
function elementFault(node: Nodes, parent: Nodes | undefined): Finding | undefined {
  switch (node.type) {
    case 'yaml':
    case 'thematicBreak': {
      const before = siblingOf(node, parent, -1)
      if (node.type === 'yaml' ? before !== undefined : before?.type === 'yaml')
        return { found: 'a second front matter', expected: 'one, at the start of the page' }
      break
    }
    case 'heading':
      if (node.position?.start.line !== node.position?.end.line)
        return {
          found: 'a line of --- or === below words',
          expected: '## before a heading, or an empty line',
        }
      if (node.depth !== 2 && node.depth !== 3)
        return { field: 'heading', found: '#'.repeat(node.depth), expected: '## or ###' }
      if (!/[\p{L}\p{Nd}]/u.test(textOf(node)))
        return { found: 'a heading without letters or digits', expected: 'words' }
      break
    case 'code':
      return codeFinding(node)
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
    case 'imageReference':
    case 'linkReference':
      if (parent?.type === 'heading') return IN_HEADING
      if (node.data && 'hasBraces' in node.data)
        return { found: 'braces in the description of an image', expected: '\\{ for a brace' }
      break
    case 'link':
      if (parent?.type === 'heading') return IN_HEADING
      if (node.url === '') return { found: 'no URL', expected: 'a URL in the parentheses' }
      if (textOf(node) === '') return { found: 'a link without words', expected: 'words in [ ]' }
      break
    case 'tableRow': {
      const columns = parent?.type === 'table' ? parent.align?.length : undefined
      const cells = node.children.length
      if (columns === undefined || cells === columns) break
      const advice =
        cells > columns ? 'write \\| for a bar in a cell' : 'leave an empty line below the table'
      return { found: `${cells} cells`, expected: `${columns}, as in the header; ${advice}` }
    }
    case 'listItem':
      if (startsWithCode(node, parent)) return INDENTED
      break
    case 'mdxJsxFlowElement':
      if (node.name === 'Tab' && !(parent && 'name' in parent && parent.name === 'Tabs'))
        return { field: '<Tab>', found: 'no <Tabs> around it', expected: '<Tabs> with two or more' }
      break
    case 'paragraph':
      if (isIndentedCode(node, parent)) return INDENTED
  }
  return undefined
}

const IN_HEADING = {
  found: 'a link, note, or image in a heading',
  expected: 'it in the text below',
}

const INDENTED = { found: 'an indented paragraph', expected: 'no indent, or ```bash for code' }

/** Whether five or more spaces follow the mark of a list item, and no box of a task. */
function startsWithCode(item: ListItem, list: Nodes | undefined): boolean {
  const [first] = item.children
  if (list?.type !== 'list' || first?.type !== 'paragraph' || item.checked != null) return false
  const { line, column } = startOf(item)
  const number = `${(list.start ?? 1) + list.children.indexOf(item)}.`
  const mark = list.ordered ? number.length : 1
  return startOf(first).line === line && startOf(first).column - column - mark > 4
}

/** Whether other dialects take a paragraph for code, because of its indent. MDX joins its lines. */
function isIndentedCode(node: Paragraph, parent: Nodes | undefined): boolean {
  const { line, column } = startOf(node)
  const { line: lineAbove, column: edge } = startOf(parent)
  switch (parent?.type) {
    case 'root':
      return column > 1
    case 'blockquote':
      return column >= edge + 6
    case 'footnoteDefinition':
      return line > lineAbove && column >= edge + 8
    case 'listItem': {
      if (line === lineAbove) return false
      const first = startOf(parent.children[0])
      const box = typeof parent.checked === 'boolean' ? 4 : 0
      const text = first.line === lineAbove ? first.column - box : edge + 2
      return column >= text + 4
    }
    case 'mdxJsxFlowElement':
      return line > lineAbove && column >= edge + 4
    default:
      return false
  }
}

function startOf(node: Node | undefined) {
  return node?.position?.start ?? { line: 0, column: 1 }
}

function offset(node: Node | undefined): number {
  return node?.position?.start.offset ?? 0
}

/** Whether the asterisks are multiplication signs, such as those in 1920*1080*3. */
function isBetweenDigits(node: Nodes, parent: Nodes | undefined): boolean {
  const [before, after] = [-1, 1].map((step) => textOf(siblingOf(node, parent, step)))
  return /\d$/.test(before ?? '') && /^\d/.test(after ?? '')
}

/** @param step -1 for the node before, 1 for the node after */
function siblingOf(node: Nodes, parent: Nodes | undefined, step: number): Nodes | undefined {
  const siblings: readonly Nodes[] =
    parent !== undefined && 'children' in parent ? parent.children : []
  return siblings[siblings.indexOf(node) + step]
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
    const found = `a second or unused definition ${name}: …`
    return [{ found, expected, position: definition.position }]
  })
}
