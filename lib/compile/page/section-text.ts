import type { Element, ElementContent, RootContent } from 'hast'
import type { Piece } from '../../content/symptoms/match-output'

export type PageNode = RootContent | ElementContent

const BLOCKS: ReadonlySet<string> = new Set([
  ...['p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'div', 'section', 'blockquote', 'aside', 'figure'],
  ...['details', 'summary', 'table', 'thead', 'tbody', 'tr', 'td', 'th', 'pre', 'br', 'hr'],
])

const SEPARATE_TAGS: ReadonlySet<string> = new Set(['code', 'kbd', 'small', 'span', 'var'])

export function searchedText(nodes: readonly PageNode[]): string {
  return oneLine(joinInline(nodes))
}

/** Joins the text of nodes. Adds a space where only styles separate a badge or a name from the text next to it. */
function joinInline(nodes: readonly PageNode[]): string {
  return nodes.reduce((text, node, index) => {
    // A number that marks a part of a drawing means nothing without the drawing.
    if (node.type === 'mdxJsxTextElement' && node.name === 'Mark') return text.trimEnd()
    const next = rawText(node)
    const isSeparate = [node, nodes[index - 1]].some(
      (side) => side?.type === 'element' && SEPARATE_TAGS.has(side.tagName),
    )
    return isSeparate && /[\p{L}\p{N}]$/u.test(text) && /^[\p{L}\p{N}]/u.test(next)
      ? `${text} ${next}`
      : text + next
  }, '')
}

function rawText(node: PageNode): string {
  switch (node.type) {
    case 'text':
      return node.value
    case 'element': {
      // Footnote numbers and the links back from footnotes are not part of the text.
      if ('dataFootnoteRef' in node.properties || 'dataFootnoteBackref' in node.properties)
        return ''
      if (node.tagName === 'svg') return ` ${drawingText(node)} `
      if (node.tagName === 'img') return ` ${String(node.properties.alt ?? '')} `
      const inner = joinInline(node.children)
      return BLOCKS.has(node.tagName) ? ` ${inner} ` : inner
    }
    case 'mdxJsxFlowElement':
      return ` ${attributeText(node)} ${joinInline(node.children)} `
    case 'mdxJsxTextElement':
      return joinInline(node.children)
    default:
      return ''
  }
}

/** The text of nodes, divided at code and links. */
export function piecesOf(nodes: readonly PageNode[]): Piece[] {
  return nodes.flatMap((node): Piece[] => {
    if (node.type !== 'element') return [{ text: rawText(node).replace(/\s+/g, ' ') }]
    const { tagName, properties, children } = node
    if (tagName === 'code') return [{ text: searchedText(children), isCode: true }]
    if (tagName === 'a') return [{ text: searchedText(children), href: String(properties.href) }]
    return piecesOf(children)
  })
}

type Component = Extract<PageNode, { type: 'mdxJsxFlowElement' }>

/** The values of attributes that components render as text: the title of a callout and the label of a tab. */
export function attributeText(component: Component): string {
  const texts = component.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return []
    return attribute.name === 'title' || attribute.name === 'label' ? [attribute.value] : []
  })
  return texts.join(' ')
}

/** Empty for a drawing of a window, because the steps on the page repeat its labels. */
function drawingText({ properties, children }: Element): string {
  if (String(properties.className).includes('window')) return ''
  const texts = elementsOf(children, ['title', 'desc'])
  return texts.map((words) => joinInline(words.children)).join(' ')
}

/** Elements with one of the tag names, in reading order, without matches inside other matches. */
export function elementsOf(nodes: readonly PageNode[], tagNames: readonly string[]): Element[] {
  return nodes.flatMap((node) => {
    if (node.type === 'element' && tagNames.includes(node.tagName)) return [node]
    return 'children' in node ? elementsOf(node.children, tagNames) : []
  })
}

/** Puts text on one line, and removes invisible characters such as soft hyphens, which would split words. */
export function oneLine(text: string): string {
  return text
    .replace(/\p{Cf}+/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const INLINE: ReadonlySet<string> = new Set([
  ...['a', 'abbr', 'b', 'br', 'cite', 'code', 'del', 'em', 'i', 'img', 'kbd', 'mark', 'q', 's'],
  ...['samp', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr'],
])

export function isInline(node: PageNode): boolean {
  if (node.type !== 'element') return node.type === 'text' || node.type === 'mdxJsxTextElement'
  return INLINE.has(node.tagName) && node.properties['data-search'] === undefined
}

const FORMS = [
  /\d/, // 8648, g6-dedicated-4
  /[a-z][A-Z]|[A-Z]{2}/, // maxFTCInstances
  /[_.:/-]\w/, // cert-manager, values.yaml, /CambriaFC/v1
]
/** Signs that a text is not a name: spaces in commands, angle brackets in placeholders, `://` in URLs. */
const NOT_A_NAME = /[\s<>…]|:\/\//
const MAX_CHARACTERS = 48

/** Whether a text looks like a name that readers type literally, such as a parameter, key, port, or error code. */
export function isIdentifier(text: string): boolean {
  const isShort = text.length > 1 && text.length <= MAX_CHARACTERS
  return isShort && !NOT_A_NAME.test(text) && FORMS.some((form) => form.test(text))
}

export function identifiersIn(nodes: readonly PageNode[]): string[] {
  return elementsOf(nodes, ['code', 'var'])
    .map((code) => searchedText(code.children))
    .filter(isIdentifier)
}

/** The names in a row's first cell, which says what the row defines. Other cells contain defaults and examples. */
export function rowNames(cell: Element | undefined): string[] {
  if (cell === undefined) return []
  return [searchedText(cell.children), ...identifiersIn(cell.children)].filter(isIdentifier)
}

/**
 * The name of an element's section: `data-search-name`; else the bold text or code at the start of the first heading,
 * cell, term, or summary, or all text in it; else the bold text or code at the start of the element.
 * @returns null if there is no name; search then finds the section by its text alone
 */
export function sectionName(element: Element): string | null {
  const { properties } = element
  const given = properties['data-search-name']
  if (typeof given === 'string') return given || null
  const tags = ['h2', 'h3', 'h4', 'h5', 'h6', 'th', 'td', 'dt', 'summary']
  const first = elementsOf(element.children, tags)[0]
  // A cell may contain more than the name, such as a type.
  const named = leadingName(first ?? element) ?? first
  return named === undefined ? null : searchedText(named.children) || null
}

/** Bold text or code at the start of an element, at any depth. */
function leadingName(element: Element): Element | undefined {
  const first = element.children.find((child) => child.type !== 'text' || child.value.trim() !== '')
  if (first?.type !== 'element') return undefined
  return ['strong', 'b', 'code'].includes(first.tagName) ? first : leadingName(first)
}
