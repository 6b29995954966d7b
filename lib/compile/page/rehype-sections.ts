import type { Element, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { CELL_SEPARATOR } from '../../content/search/row-text'
import type { Piece } from '../../content/symptoms/match-output'
import { titleOf } from '../nodes/nodes'
import { headingLevel } from '../nodes/split-sections'
import {
  attributeText,
  elementsOf,
  identifiersIn,
  isIdentifier,
  isInline,
  oneLine,
  type PageNode,
  piecesOf,
  rowNames,
  searchedText,
  sectionName,
} from './section-text'

/** Prose, a code block, or a table row. */
export type Passage = {
  readonly text: string
  /** For a table row, the filled cells with the headers of their columns. */
  readonly cells?: readonly Cell[]
}

type Cell = { readonly column: string; readonly text: string; readonly pieces: readonly Piece[] }

/** A heading or a marked element, with the text up to the next section. The first section is the page itself. */
export type Section = {
  /** Id of the target element; empty for the page itself. */
  readonly id: string
  /** 1 for the page itself, and 2 for an H2. A marked element is one level below its section. */
  readonly level: number
  /** Null for an element without a name, which search finds by its text alone. */
  readonly title: string | null
  /** Whether the section starts with a heading of the article, as opposed to a marked element or the footnotes. */
  readonly isHeading: boolean
  /** False for a section that only repeats text of other pages or links to them. */
  readonly isSearched: boolean
  /** Names that readers type literally: parameters, keys, ports. */
  readonly names: readonly string[]
  readonly passages: readonly Passage[]
}

/** Id of the heading that mdast-util-to-hast adds above footnotes. */
const NOTES_ID = 'footnote-label'
/** Ids of sections that only link to other pages. */
const LINK_SECTIONS: ReadonlySet<string> = new Set(['related-pages'])
/** A passage of prose ends with the block that makes it at least this many characters long. */
const PROSE_LENGTH = 600
const MARKS = ['data-search', 'data-search-name'] as const

/**
 * Reads the page's sections, in reading order. Headings must already have their ids. The following attributes of
 * elements control the sections; this step then removes them, and the elements with `data-search="only"`.
 * - `data-search="record"` turns an element with an id into a section
 * - `data-search-name` sets the name of that section; an empty value means no name
 * - `data-search="none"` excludes an element, except inside a heading, a table row, a code block, or an inline element
 * - `data-search="only"` marks text for search alone; a component renders the visible text
 */
export function rehypeSections() {
  return (tree: Root, file: VFile): void => {
    file.data.sections = readSections(tree.children)
    visit(tree, 'element', ({ properties }, index, parent) => {
      if (properties['data-search'] === 'only' && index !== undefined) {
        parent?.children.splice(index, 1)
        return [SKIP, index]
      }
      for (const name of MARKS) delete properties[name]
    })
  }
}

type OpenSection = Section & { readonly names: string[]; readonly passages: Passage[] }

function readSections(nodes: readonly PageNode[]): Section[] {
  let section = openSection({ id: '', level: 1, title: null, isHeading: false, isSearched: true })
  const sections = [section]
  let columns: readonly string[] = []
  let prose: string[] = []
  walk(nodes)
  endProse()
  return sections.map((found) => ({ ...found, names: [...new Set(found.names)] }))

  function walk(children: readonly PageNode[]): void {
    let inline: PageNode[] = []
    const endInline = () => {
      addText(searchedText(inline))
      section.names.push(...identifiersIn(inline))
      inline = []
    }
    for (const node of children) {
      if (isInline(node)) inline.push(node)
      else {
        endInline()
        walkBlock(node)
      }
    }
    endInline()
  }

  function walkBlock(node: PageNode): void {
    if (node.type === 'mdxJsxFlowElement') {
      addText(oneLine(attributeText(node)))
      walk(node.children)
    }
    if (node.type !== 'element') return
    const { tagName, properties } = node
    const role = properties['data-search']
    if (headingLevel(node) !== undefined) startSection(node, role !== 'none')
    else if (role === 'none') return
    else if (role === 'record' && typeof properties.id === 'string') addElement(node, properties.id)
    else if (tagName === 'tr') addRow(node)
    else if (tagName === 'table') walkTable(node)
    else if (tagName === 'pre') addCode(node)
    else if (tagName === 'svg') addText(searchedText([node]))
    else if (tagName !== 'thead') walk(node.children)
  }

  function walkTable(table: Element): void {
    const enclosing = columns
    const heads = elementsOf(table.children, ['thead'])
    columns = elementsOf(heads, ['th']).map((cell) => searchedText(cell.children))
    endProse()
    const { length } = section.passages
    walk(table.children)
    // Last, because a snippet shows the first of equal matches. Without rows, it would show nothing but headers.
    if (section.passages.length > length) addPassage({ text: columns.join(CELL_SEPARATOR) })
    columns = enclosing
  }

  function addCode({ children }: Element): void {
    const [code] = children
    const title = code?.type === 'element' ? titleOf(code) : undefined
    addPassage({ text: oneLine(`${title ?? ''} ${searchedText(children)}`) })
  }

  function startSection({ tagName, properties, children }: Element, isSearched: boolean): void {
    const id = String(properties.id)
    enter({
      id,
      level: Number(tagName.slice(1)),
      title: searchedText(children),
      isHeading: id !== NOTES_ID,
      isSearched: isSearched && !LINK_SECTIONS.has(id),
    })
    section.names.push(...identifiersIn(children))
  }

  /** Adds an element as a section; text after the element belongs to the enclosing section again. */
  function addElement(element: Element, id: string): void {
    const enclosing = section
    const title = sectionName(element)
    enter({ ...enclosing, id, level: enclosing.level + 1, title, isHeading: false })
    if (title !== null && isIdentifier(title)) section.names.push(title)
    if (element.tagName === 'tr') addRow(element)
    else walk(element.children)
    endProse()
    section = enclosing
  }

  function addRow(row: Element): void {
    const elements = elementsOf(row.children, ['td', 'th'])
    const isHead = elements.every(({ tagName }) => tagName === 'th') && elements.length > 1
    if (isHead) return
    const cells = elements
      .map(({ children }, index) => ({
        column: columns[index] ?? '',
        text: searchedText(children),
        pieces: piecesOf(children),
      }))
      .filter(({ text }) => text !== '')
    addPassage({ text: cells.map(({ text }) => text).join(CELL_SEPARATOR), cells })
    section.names.push(...rowNames(elements[0]))
  }

  function enter(start: Parameters<typeof openSection>[0]): void {
    endProse()
    section = openSection(start)
    sections.push(section)
  }

  function addPassage(passage: Passage): void {
    endProse()
    if (passage.text !== '') section.passages.push(passage)
  }

  function addText(text: string): void {
    if (text === '') return
    prose.push(text)
    if (prose.reduce((length, block) => length + block.length, 0) >= PROSE_LENGTH) endProse()
  }

  function endProse(): void {
    if (prose.length > 0) section.passages.push({ text: prose.join(' ') })
    prose = []
  }
}

function openSection(start: Omit<Section, 'names' | 'passages'>): OpenSection {
  return { ...start, names: [], passages: [] }
}
