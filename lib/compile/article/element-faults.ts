import type { ListItem, Node, Nodes, Paragraph } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { Finding } from '../../content/problem'
import { codeFinding } from '../code/code-blocks'
import { MDX } from './foreign-markup'

/** Finds elements that lose characters or words of the writer, here or in another output. */
export function elementFault(node: Nodes, parent: Nodes | undefined): Finding | undefined {
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
