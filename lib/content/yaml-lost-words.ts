import { type Document, type LineCounter, Scalar, visit } from 'yaml'
import type { Finding } from './problem'

/** Matches the text after a # if no space follows the #. Does not match lines such as #### and #---. */
const NO_SPACE = /^[^\s#-]/

type LostWords = { readonly line: number; readonly finding: Finding }

/**
 * Finds unquoted values, such as `packages (Application #2)`, that YAML probably cut off at the #. Two signs count: the
 * value before the # contains spaces, and no space follows the #. If the # is on the line where the value ends, one
 * sign is enough. If the # is on a later line, both signs are required.
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
      const expected = 'quotation marks around the text, or the comment on a line above it'
      lost.push({ line, finding: { found: JSON.stringify(whole.trim()), expected } })
    },
  })
  return lost
}
