import { isRecord } from '../content/json'
import { errorIn, type Finding, messageOf, type ProblemError } from '../content/problem'
import { COMPONENT_NAMES } from '../content/writer-components'
import { foreignBracket, replacementFor } from './article/foreign-markup'

/**
 * Turns an error from the MDX parser into a message for writers. An error from any other source keeps the first line of
 * its message and gets no line number.
 * @param text the contents of the file
 */
export function syntaxError(file: string, error: unknown, text: string): ProblemError {
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
  if (message.includes('import/exports'))
    return {
      found: 'invalid code after "import" or "export"',
      expected: 'a sentence with another first word',
    }
  return isKnown
    ? {
        found: `an incomplete <${tag}>`,
        expected: `</${tag}>, and name="value" for each attribute`,
      }
    : foreignBracket(rest)
}
