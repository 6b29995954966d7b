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
  if (parser === undefined)
    throw new Error('remarkSyntax: found no parser, expected the MDX parser')
  this.parser = (text, file) => {
    refuseConflicts(relativePath(file), text)
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
      if (textOf(node).trim() === '') return { found: 'a heading without words', expected: 'words' }
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
    case 'linkReference':
      if (parent?.type === 'heading') return IN_HEADING
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
    case 'mdxJsxFlowElement':
      if (node.name === 'Tab' && !(parent && 'name' in parent && parent.name === 'Tabs'))
        return { field: '<Tab>', found: 'no <Tabs> around it', expected: '<Tabs> with two or more' }
      break
    case 'paragraph':
      // In other dialects, an indent means code.
      if (parent?.type === 'root' && (node.position?.start.column ?? 1) > 1)
        return { found: 'an indented paragraph', expected: 'no indent, or ```bash for code' }
  }
  return undefined
}

const IN_HEADING = {
  found: 'a link, note, or image in a heading',
  expected: 'it in the text below',
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
