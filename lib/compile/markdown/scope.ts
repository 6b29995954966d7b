import type { BlockContent, DefinitionContent, PhrasingContent, RootContent } from 'mdast'

/** What stands between paragraphs, in quotes and in list items. */
export type Block = BlockContent | DefinitionContent

/** A page that becomes plain Markdown, for the nodes in it. */
export type Scope = {
  /** Makes the URL of a link complete. */
  absolute(url: string): string
  /** What stands in place of `<Values />`. */
  readonly values: readonly RootContent[]
  /** Level of the heading above. */
  depth: number
  /** Nodes without components and HTML, with complete URLs, without soft breaks. */
  plain(nodes: readonly RootContent[]): RootContent[]
  /** The same for what stands in a line. */
  line(nodes: readonly RootContent[]): PhrasingContent[]
  /** The same for what stands in a quote or list item; words outside of a paragraph get one. */
  blocks(nodes: readonly RootContent[]): Block[]
}
