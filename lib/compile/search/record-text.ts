import type { Element, ElementContent, RootContent } from 'hast'
import type {} from 'mdast-util-mdx'

export type PageNode = RootContent | ElementContent

const BLOCKS: ReadonlySet<string> = new Set([
  ...['p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'div', 'section', 'blockquote', 'aside', 'figure'],
  ...['details', 'summary', 'table', 'thead', 'tbody', 'tr', 'td', 'th', 'pre', 'br', 'hr'],
])

const SEPARATE_TAGS: ReadonlySet<string> = new Set(['code', 'kbd', 'small', 'span', 'var'])

export function textOf(nodes: readonly PageNode[]): string {
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

type Component = Extract<PageNode, { type: 'mdxJsxFlowElement' }>

/** The values of attributes that components render as text: the title of a callout and the label of a tab. */
export function attributeText(component: Component): string {
  return component.attributes
    .flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return []
      return attribute.name === 'title' || attribute.name === 'label' ? [attribute.value] : []
    })
    .join(' ')
}

/** Empty for a drawing of a window, because the steps on the page repeat its labels. */
function drawingText({ properties, children }: Element): string {
  if (String(properties.className).includes('window')) return ''
  return elementsOf(children, ['title', 'desc'])
    .map((words) => joinInline(words.children))
    .join(' ')
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
