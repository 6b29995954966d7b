import type { Definition, FootnoteDefinition, Nodes, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { contentError } from '../content-error'
import { type HtmlNode, paragraph, strong, text } from '../nodes/nodes'
import { inLine, inParagraphs, isBlock, isPhrasing } from './plain-content'

type Component = MdxJsxFlowElement | MdxJsxTextElement

type PlainOptions = {
  absolute(url: string): string
  /** Replacement for `<Values />`. */
  readonly values: readonly RootContent[]
}

/** The title of a code block. The Markdown copy keeps no other text that follows the language. */
const TITLE = /title="[^"]+"/

/**
 * Reduces an article's tree to GitHub Flavored Markdown.
 * @throws on a node that Markdown cannot represent
 */
export function makePlain(tree: Root, file: VFile, { absolute, values }: PlainOptions): void {
  const definitions = new Map<string, Definition>()
  visit(tree, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node)
  })
  let depth = 2
  makeChildrenPlain(tree)
  tree.children = inParagraphs(tree.children)
  placeNotes(tree)

  function makeChildrenPlain(node: Nodes): void {
    if (!('children' in node)) return
    const children: RootContent[] = node.children
    children.splice(0, children.length, ...children.flatMap(plain))
  }

  function plain(node: RootContent): readonly RootContent[] {
    const { type, position } = node
    const depthAbove = depth
    if (node.type === 'heading') depth = node.depth
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Steps') numberSteps(node)
    if (node.type !== 'htmlElement' || node.markdown === undefined) makeChildrenPlain(node)
    switch (node.type) {
      // Every expression here is a comment, because `remarkExpressions` turns quoted text into text nodes and rejects
      // all other expressions.
      case 'yaml':
      case 'mdxjsEsm':
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
      case 'definition':
        return []
      case 'text':
        return [{ ...node, value: node.value.replace(/\s+/g, ' ') }]
      case 'code':
        return [{ ...node, meta: TITLE.exec(node.meta ?? '')?.[0] ?? null }]
      case 'image':
      case 'link':
        return [{ ...node, url: absolute(node.url) }]
      case 'linkReference':
        return [{ ...definitionOf(node.identifier), type: 'link', children: node.children }]
      case 'imageReference':
        return [{ ...definitionOf(node.identifier), type: 'image', alt: node.alt }]
      case 'blockquote':
      case 'footnoteDefinition':
      case 'listItem':
        return [{ ...node, children: inParagraphs(node.children) }]
      case 'htmlElement':
        return plainHtml(node, plain)
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return plainComponent(node, depthAbove)
      case 'tableRow':
      case 'tableCell':
        return [node]
      default:
        if (isPhrasing(node) || isBlock(node)) return [node]
        throw contentError(file, position, {
          found: type,
          expected: 'something that Markdown can represent: text, a list, a table, or code',
        })
    }
  }

  function definitionOf(identifier: string) {
    const { url = '', title } = definitions.get(identifier) ?? {}
    return { url: absolute(url), title }
  }

  /**
   * A component without a case in the `switch` is replaced by its content.
   * @param depthAbove level of the last heading before the component; 2 if there is none
   */
  function plainComponent(node: Component, depthAbove: number): readonly RootContent[] {
    const children: readonly RootContent[] = node.children
    switch (node.name) {
      case 'Callout': {
        const title = attribute(node, 'title')
        const type = attribute(node, 'type') ?? 'note'
        const kind = `${type.charAt(0).toUpperCase()}${type.slice(1)}`
        const head = paragraph(strong(title === undefined ? kind : `${kind}: ${title}`))
        return [{ type: 'blockquote', children: [head, ...inParagraphs(children)] }]
      }
      case 'Expect':
        return [paragraph(strong('You should see:')), ...inParagraphs(children)]
      case 'Kbd':
        return [{ type: 'inlineCode', value: textOf(children) }]
      case 'Mark':
        return [text(`(${textOf(children)})`)]
      case 'Tab': {
        const label = text(attribute(node, 'label') ?? '')
        return [
          { type: 'heading', depth: depthAbove >= 3 ? 4 : 3, children: [label] },
          ...inParagraphs(children),
        ]
      }
      case 'UiPath':
        return [strong(textOf(children))]
      case 'Values':
        return values.flatMap(plain)
      default:
        return node.type === 'mdxJsxFlowElement' && children.some(isPhrasing)
          ? inParagraphs(children)
          : children
    }
  }
}

function numberSteps({ children }: MdxJsxFlowElement): void {
  const steps = children.filter((child) => child.type === 'heading')
  for (const [index, step] of steps.entries()) step.children.unshift(text(`${index + 1}. `))
}

function plainHtml(
  { data, children, markdown }: HtmlNode,
  plain: (node: RootContent) => readonly RootContent[],
): readonly RootContent[] {
  if (markdown !== undefined) return markdown.flatMap(plain)
  switch (data.hName) {
    // Forms need scripts, which a Markdown copy cannot run.
    case 'form':
      return []
    case 'b':
      return [{ type: 'strong', children: inLine(children) }]
    case 'em':
    case 'i':
      return [{ type: 'emphasis', children: inLine(children) }]
    case 'small':
      return [text('('), ...children, text(')')]
    case 'p':
    case 'summary':
      return [{ type: 'paragraph', children: inLine(children) }]
    case 'li': {
      const blocks = inParagraphs(children)
      return [{ type: 'listItem', spread: blocks.length > 1, children: blocks }]
    }
    case 'ul': {
      const items = children.filter((child) => child.type === 'listItem')
      const spread = items.some((item) => item.spread)
      return [{ type: 'list', ordered: false, spread, children: items }]
    }
    default:
      return children
  }
}

function attribute({ attributes }: Component, name: string): string | undefined {
  const found = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  )
  return typeof found?.value === 'string' ? found.value : undefined
}

/**
 * Moves each footnote below the first top-level block that refers to it, so that the block can be read alone. Footnotes
 * used only by other footnotes come last.
 */
function placeNotes(tree: Root): void {
  const notes = new Map<string, FootnoteDefinition>()
  visit(tree, 'footnoteDefinition', (node, index, parent) => {
    notes.set(node.identifier, node)
    parent?.children.splice(index ?? 0, 1)
    return index
  })
  const blocks = tree.children.flatMap((block) => {
    const needed: RootContent[] = []
    visit(block, 'footnoteReference', ({ identifier }) => {
      const note = notes.get(identifier)
      if (note !== undefined && notes.delete(identifier)) needed.push(note)
    })
    return [block, ...needed]
  })
  tree.children = [...blocks, ...notes.values()]
}
