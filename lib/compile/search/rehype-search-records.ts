import type { Element, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { recordPageOf } from '../../content/search/record-page'
import type { RecordPage, SearchRecord } from '../../content/search/search-record'
import { CELL_SEPARATOR, isIdentifier } from '../../content/search/search-record'
import {
  attributeText,
  elementsOf,
  identifiersIn,
  isInline,
  oneLine,
  type PageNode,
  rowNames,
  searchRole,
  sectionName,
  textOf,
} from './record-text'

/** Ids of sections whose headings and lists search leaves out, because these sections only link to other pages. */
const LINK_SECTIONS: ReadonlySet<string> = new Set(['related-pages'])
/** A record of prose ends with the block that makes it at least this many characters long. */
const PROSE_LENGTH = 600
/** Form controls, which search leaves out because their labels say nothing about the page's subject. */
const CONTROLS: ReadonlySet<string> = new Set(['button', 'label', 'legend', 'select'])

/**
 * Creates the page's search records, unless search excludes the page. Then removes the elements and attributes that are
 * only for search.
 */
export function rehypeSearchRecords() {
  return (tree: Root, file: VFile): void => {
    const { page } = file.data
    const recordPage = page === undefined ? null : recordPageOf(page)
    const { questions = [] } = file.data
    if (recordPage !== null)
      file.data.records = buildRecords(tree, {
        ...recordPage,
        questions: [...recordPage.questions, ...questions],
      })
    visit(tree, 'element', ({ properties }, index, parent) => {
      if (searchRole(properties) === 'only' && index !== undefined) {
        parent?.children.splice(index, 1)
        return [SKIP, index]
      }
      for (const name of MARKS) delete properties[name]
    })
  }
}

const MARKS = ['data-search', 'dataSearch', 'data-search-name', 'dataSearchName'] as const

/**
 * Creates a page's search records in reading order. One record is for the page itself; the others are for its headings,
 * prose, code blocks, and table rows.
 *
 * The following attributes of elements control the records. `rehypeSearchRecords` then removes these attributes,
 * and the elements with `data-search="only"`.
 * - `data-search="record"` turns an element with an id into a section
 * - `data-search-name` sets the name of that section; an empty value means no name
 * - `data-search="none"` excludes an element, except inside a heading, a table row, a code block, or an inline element
 * - `data-search="only"` marks text for search alone; a component renders the visible text
 * @param tree the HTML tree, in which headings already have ids
 */
export function buildRecords(tree: Root, page: RecordPage): SearchRecord[] {
  const builder = new PageRecords(page)
  builder.walk(tree.children)
  builder.endProse()
  return builder.records
}

class PageRecords {
  readonly records: SearchRecord[] = []
  private readonly page: RecordPage
  /** Headings from the H2 down to the current section; null for a skipped level. */
  private headings: (string | null)[] = []
  private anchor = ''
  private isLeftOut = false
  private columns: readonly string[] = []
  private prose: string[] = []
  private names = new Set<string>()

  constructor(page: RecordPage) {
    this.page = page
    this.add(true, page.description, [])
  }

  walk(nodes: readonly PageNode[]): void {
    let inline: PageNode[] = []
    const endInline = () => {
      this.addProse(inline)
      inline = []
    }
    for (const node of nodes) {
      if (isInline(node)) inline.push(node)
      else {
        endInline()
        this.walkBlock(node)
      }
    }
    endInline()
  }

  endProse(): void {
    const content = this.prose.join(' ')
    const names = [...this.names]
    this.prose = []
    this.names = new Set()
    if (content !== '') this.add(false, content, names)
  }

  private walkBlock(node: PageNode): void {
    if (node.type === 'mdxJsxFlowElement') {
      this.addText(oneLine(attributeText(node)))
      this.walk(node.children)
    }
    if (node.type !== 'element') return
    const role = searchRole(node.properties)
    if (role === 'none' || CONTROLS.has(node.tagName)) return
    if (this.isLeftOut && node.tagName === 'ul') return
    if (/^h[2-6]$/.test(node.tagName)) this.startSection(node)
    else if (role === 'record' && typeof node.properties.id === 'string')
      this.addSection(node, node.properties.id)
    else if (node.tagName === 'tr') this.addRow(node)
    else if (node.tagName === 'table') this.walkTable(node)
    else if (node.tagName === 'pre') this.addCommand(node)
    else if (node.tagName === 'svg') this.addText(textOf([node]))
    else if (node.tagName !== 'thead') this.walk(node.children)
  }

  private walkTable(table: Element): void {
    const enclosing = this.columns
    const heads = elementsOf(table.children, ['thead'])
    this.columns = elementsOf(heads, ['th']).map((cell) => textOf(cell.children))
    this.walk(table.children)
    this.columns = enclosing
  }

  private startSection(heading: Element): void {
    this.endProse()
    const level = Number(heading.tagName.slice(1)) - 1
    const name = textOf(heading.children)
    this.anchor = String(heading.properties.id ?? this.anchor)
    this.isLeftOut = LINK_SECTIONS.has(this.anchor)
    this.enter(level, name)
    if (!this.isLeftOut) this.add(true, null, identifiersIn(heading.children))
  }

  /** Adds an element as a section; content after the element belongs to the enclosing section again. */
  private addSection(element: Element, id: string): void {
    this.endProse()
    const enclosing = { headings: this.headings, anchor: this.anchor }
    const name = sectionName(element)
    this.anchor = id
    if (name !== null) {
      this.enter(this.headings.length + 1, name)
      this.add(true, null, isIdentifier(name) ? [name] : [])
    }
    if (element.tagName === 'tr') this.addRow(element)
    else this.walk(element.children)
    this.endProse()
    this.headings = enclosing.headings
    this.anchor = enclosing.anchor
  }

  private addRow(row: Element): void {
    this.endProse()
    const cells = elementsOf(row.children, ['td', 'th'])
    const filled = cells
      .map((cell, index) => ({ text: textOf(cell.children), column: this.columns[index] ?? '' }))
      .filter(({ text }) => text !== '')
    const isHead = cells.every((cell) => cell.tagName === 'th') && cells.length > 1
    if (isHead || filled.length === 0) return
    const text = filled.map((cell) => cell.text).join(CELL_SEPARATOR)
    const columns = filled.map(({ column }) => column)
    this.add(false, text, rowNames(cells[0]), columns)
  }

  private addCommand(block: Element): void {
    this.endProse()
    const text = textOf(block.children)
    if (text !== '') this.add(false, text, [])
  }

  private addProse(nodes: readonly PageNode[]): void {
    this.addText(textOf(nodes))
    for (const name of identifiersIn(nodes)) this.names.add(name)
  }

  private addText(text: string): void {
    if (text === '') return
    this.prose.push(text)
    if (this.prose.reduce((length, block) => length + block.length, 0) >= PROSE_LENGTH)
      this.endProse()
  }

  private enter(level: number, name: string): void {
    this.headings = [...this.headings.slice(0, level - 1)]
    while (this.headings.length < level - 1) this.headings.push(null)
    this.headings.push(name)
  }

  private add(
    isHeading: boolean,
    text: string | null,
    names: readonly string[],
    columns?: readonly string[],
  ): void {
    const { page, anchor, headings } = this
    const record = { page, anchor, headings, isHeading, text, names: [...new Set(names)] }
    this.records.push(columns === undefined ? record : { ...record, columns })
  }
}
