import type { Node, Nodes } from 'mdast'
import type { Processor } from 'unified'
import { visit } from 'unist-util-visit'
import { isRecord } from '../../content/json'
import { errorIn, type Finding, messageOf, type ProblemError } from '../../content/problem'
import { refuseConflicts } from '../../content/project-files'
import { COMPONENT_NAMES } from '../../content/writer-components'
import { relativePath } from '../content-error'
import { foreignBracket, replacementFor } from './foreign-markup'

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

/** An error from any other source than the MDX parser keeps the first line of its message and gets no line number. */
function syntaxError(file: string, error: unknown, text: string): ProblemError {
  const [message = ''] = messageOf(error).split('\n')
  if (!isRecord(error) || !/^micromark|^mdast/.test(String(error.source)))
    return errorIn(file, { advice: message })
  const { line, column } = faultPlace(error, message, text)
  const rest = (text.split('\n')[line - 1] ?? '').slice(column - 1)
  return errorIn(file, findingOf(message, rest), line)
}

/** A tag with an odd number of quotation marks: the last attribute continues up to the next mark in the page. */
const OPEN_QUOTE = /^\s*<[A-Z]\w*\s[^"]*(?:"[^"]*"[^"]*)*"[^"]*$/

/** Finds the bracket that caused the error, because most MDX errors name only the position where parsing stopped. */
function faultPlace(error: Readonly<Record<string, unknown>>, message: string, text: string) {
  const open = text
    .split('\n')
    .slice(0, Number(error.line))
    .findIndex((row) => OPEN_QUOTE.test(row))
  if (open !== -1) return { line: open + 1, column: 1 }
  const named = /^Expected a closing tag .*?\((\d+):(\d+)/.exec(message)
  if (named !== null) return { line: Number(named[1]), column: Number(named[2]) }
  const line = Number(error.line ?? 1)
  const column = Number(error.column ?? 1)
  const lines = text.split('\n').slice(0, line)
  const before = [...lines.slice(0, -1), lines.at(-1)?.slice(0, column)].join('\n')
  const isBrace = String(error.source).endsWith('expression')
  const start = (isBrace ? /\{+[^{}]*\}?$/ : /<+[^<]*$/).exec(before)?.index
  if (start === undefined) return { line, column }
  const above = before.slice(0, start).split('\n')
  return { line: above.length, column: (above.at(-1) ?? '').length + 1 }
}

function findingOf(message: string, rest: string): Finding {
  const [, tag] = /^<\/?(\p{L}[\w.-]*)/u.exec(rest) ?? []
  const isKnown = tag !== undefined && COMPONENT_NAMES.includes(tag)
  const replacement = tag === undefined || isKnown ? undefined : replacementFor(tag)
  if (replacement !== undefined) return { found: `<${tag}>`, expected: replacement }
  const [, closing, open] = /closing tag `(.+?)`, .* for `(<[^\s>`]*)/.exec(message) ?? []
  if (closing !== undefined) return { found: closing, expected: `the closing tag of ${open}>` }
  if (message.includes('import/exports')) {
    const found = 'invalid code after "import" or "export"'
    return { found, expected: 'a sentence with another first word' }
  }
  if (!isKnown) return foreignBracket(rest)
  const expected = `</${tag}>, and name="value" for each attribute`
  return { found: `an incomplete <${tag}>`, expected }
}
