import type { Nodes, Table, TableCell } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import { toString as textOf } from 'mdast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import type { Remedy } from '../../content/checks/check-remedies'
import { REMEDY_COLUMNS, readRemedyRules } from '../../content/symptoms/remedy-rules'
import { contentError, placeOf } from '../content-error'
import { dangerOf, type HtmlNode, strong, text } from '../nodes/nodes'
import { extractMark } from './row-anchors'

/** A table's remedies with neither a mark nor a link. Copies of rows are left out: their own page has them. */
export function tableRemedies(table: Table, marked: ReadonlySet<TableCell>, file: VFile): Remedy[] {
  const column = remedyColumn(table)
  const isCopy = table.data?.hProperties?.['data-search'] === 'none'
  const cells = isCopy
    ? []
    : table.children.slice(1).flatMap(({ children }) => children[column] ?? [])
  return cells.filter((cell) => !marked.has(cell)).flatMap((cell) => remedyIn(cell, file))
}

/** The paragraphs of steps that have no link, except above a block that shows its danger. */
export function stepRemedies(steps: MdxJsxFlowElement, file: VFile): Remedy[] {
  const found: Remedy[] = []
  visit(steps, (node, index = 0, parent) => {
    const next = parent?.children[index + 1]
    const showsDanger = next?.type === 'code' && dangerOf(next.meta) !== null
    if (node.type === 'paragraph' && !showsDanger) found.push(...remedyIn(node, file, true))
    return node.type === 'mdxJsxFlowElement' && node.name === 'Expect' ? SKIP : undefined
  })
  return found
}

/** A known issue often names a workaround. */
export function issueRemedies(node: HtmlNode, file: VFile): Remedy[] {
  return node.data.hProperties['data-type'] === 'known-issue' ? remedyIn(node, file) : []
}

function remedyIn(node: Nodes, page: VFile, isStep = false): Remedy[] {
  const { file, line } = placeOf(page, node.position)
  return hasLink(node)
    ? []
    : [{ text: remedyWords(node).replace(/\s+/g, ' ').trim(), isStep, file, line }]
}

function hasLink(node: Nodes): boolean {
  return node.type === 'link' || ('children' in node && node.children.some(hasLink))
}

/** Text with code in backticks, and labels of the user interface in quotation marks. */
function remedyWords(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type === 'inlineCode') return `\`${node.value}\``
  // Paragraphs and items of an element that data becomes touch each other.
  const separator = node.type === 'htmlElement' ? ' ' : ''
  const words = 'children' in node ? node.children.map(remedyWords).join(separator) : ''
  const isLabel =
    node.type === 'mdxJsxTextElement' || (node.type === 'strong' && !/[.:]$/.test(words))
  return isLabel ? `"${words}"` : words
}

/** A remedy, and the phrase that says when it is safe; the phrase of a remedy that is always safe is empty. */
type Condition = { readonly remedy: TableCell; readonly phrase: string }

/** Removes `[when: …]` from first cells; in a header, for all rows. Throws if unknown, or without a remedy column. */
export function extractConditions(table: Table, file: VFile, root: string): Condition[] {
  const [head, ...rows] = table.children
  const column = remedyColumn(table)
  const tableMark = extractMark(head, 'when')
  const marks = rows.map((row) => ({ row, mark: extractMark(row, 'when') ?? tableMark }))
  return marks.flatMap(({ row, mark }) => {
    if (mark === undefined) return []
    const { when } = readRemedyRules(root)
    const remedy = row.children[column]
    const phrase = when[mark]
    if (remedy !== undefined && phrase !== undefined) return [{ remedy, phrase }]
    const names = Object.keys(when).map((name) => `[when: ${name}]`)
    const header = `a column with the header ${REMEDY_COLUMNS.join(' or ')}`
    const expected = phrase === undefined ? `one of ${names.join(', ')}` : header
    throw contentError(file, row.position, { field: 'table', found: `[when: ${mark}]`, expected })
  })
}

/** Puts each phrase in front of its remedy. Row ids, which may consist of words in that cell, come before this step. */
export function showConditions(conditions: readonly Condition[]): void {
  for (const { remedy, phrase } of conditions)
    if (phrase !== '') remedy.children.unshift(strong(phrase), text(' '))
}

/** Position of the column for remedies; -1 if the table has none. */
function remedyColumn({ children: [head] }: Table): number {
  return head?.children.findIndex((cell) => REMEDY_COLUMNS.includes(textOf(cell).trim())) ?? -1
}
