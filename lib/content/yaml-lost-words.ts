import { type Document, type LineCounter, Scalar, visit } from 'yaml'
import type { Finding } from './problem'

/** Words that go on behind a #: a comment of a writer has a space there. */
const GOES_ON = /^[^\s#-]/

type LostWords = { readonly line: number; readonly finding: Finding }

/**
 * Values without quotation marks that most likely lost their end to a #, where YAML begins a
 * comment: `packages (Application #2)`. A comment behind a number or one word passes, and so does
 * one on a line of its own.
 * @param text what the document was read from, with `lines` counted in it
 */
export function lostWords(document: Document, text: string, lines: LineCounter): LostWords[] {
  const lost: LostWords[] = []
  visit(document, {
    Scalar(_, { type, source = '', range, comment }) {
      if (type !== Scalar.PLAIN || !range || !comment) return
      const start = text.indexOf('#', range[1])
      const { line, col } = lines.linePos(start)
      const isText = /\s/.test(source)
      const goesOn = GOES_ON.test(comment)
      const isBehind = line === lines.linePos(range[1]).line
      if (isBehind ? !(isText || goesOn) : !(isText && goesOn)) return
      const whole = text.slice(start - col + 1).split('\n', 1)[0] ?? ''
      const expected = 'quotation marks around the text, or the comment on a line above it'
      lost.push({ line, finding: { found: JSON.stringify(whole.trim()), expected } })
    },
  })
  return lost
}
