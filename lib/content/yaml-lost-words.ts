import { type Document, type LineCounter, Scalar, visit } from 'yaml'
import type { Finding } from './problem'

/** Text directly after a #; an intended comment would have a space there. */
const NO_SPACE = /^[^\s#-]/

type LostWords = { readonly line: number; readonly finding: Finding }

/**
 * Finds unquoted values, such as `packages (Application #2)`, that were probably cut off at the #, which starts a YAML
 * comment. A comment with a space after the # is allowed after a number or a single word, and on a separate line. On a
 * separate line below a number or a single word, the space may be missing.
 * @param text source text of the document
 * @param lines line counter for the source text
 */
export function lostWords(document: Document, text: string, lines: LineCounter): LostWords[] {
  const lost: LostWords[] = []
  visit(document, {
    Scalar(_, { type, source = '', range, comment }) {
      if (type !== Scalar.PLAIN || !range || !comment) return
      const start = text.indexOf('#', range[1])
      const { line, col } = lines.linePos(start)
      const isText = /\s/.test(source)
      const hasNoSpace = NO_SPACE.test(comment)
      const isSameLine = line === lines.linePos(range[1]).line
      if (isSameLine ? !(isText || hasNoSpace) : !(isText && hasNoSpace)) return
      const whole = text.slice(start - col + 1).split('\n', 1)[0] ?? ''
      const expected = 'quotation marks around the text, or the comment on the line above'
      lost.push({ line, finding: { found: JSON.stringify(whole.trim()), expected } })
    },
  })
  return lost
}
