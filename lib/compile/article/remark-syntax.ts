import type { Node, Nodes } from 'mdast'
import type { Processor } from 'unified'
import { visit } from 'unist-util-visit'
import { refuseConflicts } from '../../content/merge-conflicts'
import { relativePath } from '../content-error'
import { syntaxError } from '../syntax-error'

/** Turns parser errors in pages and partials into messages for writers. */
export function remarkSyntax(this: Processor): void {
  const { parser } = this
  const { fromMarkdownExtensions: others = [] }: Record<string, unknown> = { ...this.data() }
  Object.assign(this.data(), { fromMarkdownExtensions: [others, SOURCE_NOTES] })
  if (parser === undefined)
    throw new Error('remarkSyntax: found no parser, expected the MDX parser')
  this.parser = (text, file) => {
    refuseConflicts(relativePath(file), text)
    try {
      const tree = parser(text, file)
      if (text.includes('\t')) expandTabs(tree, text)
      return tree
    } catch (error) {
      throw syntaxError(relativePath(file), error, text)
    }
  }
}

declare module 'mdast' {
  interface TextData {
    /** Indexes in the value of the characters that are escaped in the source. */
    escapes?: number[]
  }
  interface ImageData {
    /** Whether the description has braces, which its text omits. */
    hasBraces?: boolean
  }
}

/** Notes what the parser reads but its tree does not contain. */
const SOURCE_NOTES = {
  enter: {
    characterEscapeValue: noteEscape,
    characterReferenceValue: noteEscape,
    mdxTextExpressionMarker(this: { stack: Nodes[] }) {
      const image = this.stack.findLast((node) => node.type === 'image')
      if (image !== undefined) image.data = { ...image.data, hasBraces: true }
    },
  },
}

function noteEscape(this: { stack: Nodes[] }): void {
  const text = this.stack.at(-1)
  if (text?.type !== 'text') return
  text.data = { ...text.data, escapes: [...(text.data?.escapes ?? []), text.value.length] }
}

/** A tab counts as one column for the parser, but an indent by tabs reaches the next multiple of four. */
function expandTabs(tree: Node, text: string): void {
  const rows = text.split('\n')
  visit(tree, ({ position }) => {
    if (position === undefined) return
    const { line, column } = position.start
    let width = 0
    for (const sign of rows[line - 1]?.slice(0, column - 1) ?? '')
      width += sign === '\t' ? 4 - (width % 4) : 1
    position.start.column = width + 1
  })
}
