import type { Element, ElementContent, Properties } from 'hast'
import type {
  Code,
  Heading,
  List,
  Node,
  Paragraph,
  PhrasingContent,
  RootContent,
  Table,
  Text,
} from 'mdast'
import type {} from 'mdast-util-mdx'
import type {} from 'mdast-util-to-hast'

type Content = PhrasingContent | RootContent

/** An HTML element in the Markdown tree. */
export type HtmlNode = Node & {
  type: 'htmlElement'
  /** `hChildren` are HTML nodes; if set, they replace the Markdown children. */
  data: { hName: string; hProperties: Properties; hChildren?: ElementContent[] }
  children: Content[]
  /** Replacement in the Markdown copy; if omitted, the tag determines the Markdown. */
  markdown?: readonly Content[]
}

declare module 'mdast' {
  interface RootContentMap {
    htmlElement: HtmlNode
  }
  interface PhrasingContentMap {
    htmlElement: HtmlNode
  }
}

/** Inline content for a paragraph or cell. A string becomes a text node; `false`, `undefined`, and `''` add nothing. */
export type Inline = string | PhrasingContent | readonly Inline[] | false | undefined

export function phrasing(content: Inline): PhrasingContent[] {
  if (!content) return []
  if (typeof content === 'string') return [text(content)]
  return 'type' in content ? [content] : content.flatMap(phrasing)
}

export function text(value: string): Text {
  return { type: 'text', value }
}

export function inline(tag: string, properties: Properties, content: Inline): HtmlNode {
  return element(tag, properties, phrasing(content))
}

export function element(tag: string, properties: Properties, children: Content[]): HtmlNode {
  return { type: 'htmlElement', data: { hName: tag, hProperties: properties }, children }
}

export function code(value: string): PhrasingContent {
  return { type: 'inlineCode', value }
}

export function strong(content: Inline): PhrasingContent {
  return { type: 'strong', children: phrasing(content) }
}

export function link(url: string, content: Inline): PhrasingContent {
  return { type: 'link', url, children: phrasing(content) }
}

export function paragraph(...content: Inline[]): Paragraph {
  return { type: 'paragraph', children: phrasing(content) }
}

/** @param id if omitted, Nextra derives the id from the text */
export function heading(
  depth: 2 | 3,
  content: Inline,
  id?: string,
  more: Properties = {},
): Heading {
  const hProperties = { ...(id !== undefined && { id }), ...more }
  return { type: 'heading', depth, children: phrasing(content), data: { hProperties } }
}

/** @param meta the text after the language, such as `title="…"` */
export function codeBlock(lang: string, value: string, meta: string | null = null): Code {
  return { type: 'code', lang, meta, value: value.trimEnd() }
}

export function bulletList(points: readonly Inline[]): List {
  const items = points.map((point) => [paragraph(point)])
  const toItem = (children: Paragraph[]) => ({ type: 'listItem', spread: false, children }) as const
  return { type: 'list', ordered: false, spread: false, children: items.map(toItem) }
}

/** `properties` are the HTML attributes of the row, not those of its cells. */
export type Row = { readonly cells: readonly Inline[]; readonly properties?: Properties }

export function table(head: readonly string[], rows: readonly Row[]): Table {
  const toRow = ({ cells, properties }: Row): Table['children'][number] => ({
    type: 'tableRow',
    children: cells.map((cell) => ({ type: 'tableCell', children: phrasing(cell) })),
    ...(properties && { data: { hProperties: properties } }),
  })
  const children = [{ cells: head }, ...rows].map(toRow)
  return { type: 'table', align: head.map(() => null), children }
}

/** Leaves out each part that is `false`, `undefined`, or `''`. */
export function separated(parts: readonly Inline[], separator = ' '): Inline[] {
  return parts.filter(Boolean).flatMap((part, index) => (index === 0 ? [part] : [separator, part]))
}

export const CODE_TITLE = /title="([^"]+)"/
const DANGER = /danger="([^"]+)"/

/** The danger sentence of a code block; null without one. `meta` is the text after its language. */
export function dangerOf(meta: string | null | undefined): string | null {
  const [, sentence] = DANGER.exec(meta ?? '') ?? []
  return sentence === undefined ? null : `Danger: ${sentence}`
}

/** The title of a code block; it must not be rendered yet. */
export function titleOf({ data }: Element): string | null {
  return CODE_TITLE.exec(data?.meta ?? '')?.[1] ?? null
}
