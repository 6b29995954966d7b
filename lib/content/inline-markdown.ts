import type { PhrasingContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString as textOf } from 'mdast-util-to-string'

/** These constructs are disabled, so that data can contain `<name>`, `1.`, `#`, `\\server`, or `&amp;` literally. */
const LITERAL_CONSTRUCTS = [
  ...['autolink', 'blockQuote', 'characterEscape', 'characterReference', 'codeFenced'],
  ...['codeIndented', 'definition', 'hardBreakEscape', 'headingAtx', 'htmlFlow', 'htmlText'],
  ...['labelStartImage', 'list', 'setextUnderline', 'thematicBreak'],
]

/** Text without any of these characters skips the parser, which takes a millisecond to set up. */
const MARK = /[`*[]/

/** Parses a paragraph of data: `code`, **labels**, and [links](/docs) are Markdown; everything else is literal. */
export function inlineMarkdown(value: string): PhrasingContent[] {
  if (!MARK.test(value)) return value === '' ? [] : [{ type: 'text', value }]
  const tree = fromMarkdown(value, { extensions: [{ disable: { null: LITERAL_CONSTRUCTS } }] })
  return tree.children.flatMap((block) =>
    block.type === 'paragraph' ? block.children.flatMap((node) => literalMarks(node, value)) : [],
  )
}

export function plainText(value: string): string {
  return textOf(inlineMarkdown(value))
}

/** Turns all emphasis except `**` back into text, because `*` and `_` are common in names and patterns. */
function literalMarks(node: PhrasingContent, value: string): PhrasingContent[] {
  if (node.type !== 'emphasis' && node.type !== 'strong') return [node]
  const start = node.position?.start.offset ?? 0
  const mark = value.slice(start, start + (node.type === 'strong' ? 2 : 1))
  const children = node.children.flatMap((child) => literalMarks(child, value))
  if (mark === '**') return [{ ...node, children }]
  return [{ type: 'text', value: mark }, ...children, { type: 'text', value: mark }]
}
