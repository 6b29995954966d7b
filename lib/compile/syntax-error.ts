import { COMPONENT_NAMES } from '../content/mdx-components'
import { errorIn, type Finding, type ProblemError } from '../content/problem'
import { isRecord } from '../content/records'
import { excerpt, foreignBracket, replacementFor } from './article/foreign-markup'

const CODE = 'inline code in backticks'

/** Our wording for the errors of MDX. `$1` and `$2` stand for the capture groups of the pattern. */
const RULES: readonly (readonly [pattern: RegExp, found: string, expected: string])[] = [
  [/closing quote/, 'an attribute without a closing quotation mark', 'name="value"'],
  [/before attribute value/, 'an attribute without quotation marks', 'name="value"'],
  [/Unexpected closing tag `(.+?)`, .* for `<>`/, '$1', 'the closing tag </> of <>'],
  [/Unexpected closing tag `(.+?)`, .* for `(<.+?)[\s>]/, '$1', 'the closing tag of $2>'],
  [/Unexpected closing slash/, 'a closing tag without an opening tag', 'both tags, or neither'],
  [
    /Expected the closing tag `(.+?)` .* of `paragraph`/,
    '$1 on a line with other text',
    '$1 on a line of its own, with an empty line before it',
  ],
  [
    /Expected the closing tag `(.+?)`/,
    '$1 inside emphasis, a link, or other Markdown',
    'the opening and the closing tag inside, or both outside',
  ],
  [/only import\/exports/, 'text directly below an import or export', 'an empty line between them'],
  [
    /import\/exports with acorn/,
    'invalid code after "import" or "export"',
    'a sentence that starts with another word, or valid code',
  ],
  [/in expression, expected|lazy line in expression/, '{ without }', `\\{ for a brace, or ${CODE}`],
  [
    /lazy line in container/,
    'a tag that continues on a line outside the list or quote',
    'the whole tag on one line',
  ],
  [/end of file/, '< without >', `\\< for the character, or ${CODE}`],
]

/**
 * Turns an error from the MDX parser into a message for writers. An error from any other source keeps the first line of
 * its message and gets no line number.
 * @param text the contents of the file
 */
export function syntaxError(file: string, error: unknown, text: string): ProblemError {
  const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
  if (!isRecord(error) || !/^micromark|^mdast/.test(String(error.source)))
    return errorIn(file, { advice: message })
  const { line, column } = placeOf(error, message, text)
  const rest = (text.split('\n')[line - 1] ?? '').slice(column - 1)
  return errorIn(file, findingOf(message, rest), line)
}

/** Finds the bracket that caused the error, because most MDX errors name only the position where parsing stopped. */
function placeOf(error: Readonly<Record<string, unknown>>, message: string, text: string) {
  const named = /^Expected a closing tag .*?\((\d+):(\d+)/.exec(message)
  if (named !== null) return { line: Number(named[1]), column: Number(named[2]) }
  const line = typeof error.line === 'number' ? error.line : 1
  const column = typeof error.column === 'number' ? error.column : 1
  const lines = text.split('\n')
  const before = [...lines.slice(0, line - 1), (lines[line - 1] ?? '').slice(0, column)]
    .join('\n')
    .replace(/\}$/, '')
  const bracket = String(error.source).endsWith('expression') ? /\{+[^{}]*$/ : /<+[^<]*$/
  const start = bracket.exec(before)?.index
  if (start === undefined) return { line, column }
  const above = before.slice(0, start).split('\n')
  return { line: above.length, column: (above.at(-1) ?? '').length + 1 }
}

function findingOf(message: string, rest: string): Finding {
  const foreign = foreignBracket(rest)
  if (foreign !== undefined) return foreign
  const tag = /^<\/?(\p{L}[\w.-]*)/u.exec(rest)?.[1]
  const replacement =
    tag === undefined || COMPONENT_NAMES.includes(tag) ? null : replacementFor(tag)
  if (tag && replacement !== null) return { found: `<${tag}>`, expected: replacement }
  for (const [pattern, found, expected] of RULES) {
    const names = pattern.exec(message)
    const fill = (words: string) => words.replace(/\$(\d)/g, (_, place) => names?.[place] ?? '')
    if (names !== null) return { found: fill(found), expected: fill(expected) }
  }
  if (tag && COMPONENT_NAMES.includes(tag))
    return /^Expected a closing tag/.test(message)
      ? { found: `<${tag}> without its closing tag`, expected: `</${tag}>` }
      : { found: `<${tag}> with an error in the tag`, expected: 'name="value" for each attribute' }
  const sign = rest.startsWith('{') ? '\\{ for a brace' : '\\< for the character'
  return { found: tag ? `<${tag}>` : excerpt(rest), expected: `${sign}, or ${CODE}` }
}
