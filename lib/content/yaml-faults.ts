import { type Alias, type Document, type LineCounter, Scalar, visit, type YAMLError } from 'yaml'
import type { Finding } from './problem'

export type YamlFault = { readonly line: number; readonly finding: Finding }

/**
 * The reasons why a text is not valid data; empty for valid data. Only the parser's first fault is reported, because it
 * usually causes the others. A warning counts as a fault, because it means that the parsed value lacks part of the
 * text.
 */
export function yamlFaults(document: Document, text: string, lines: LineCounter): YamlFault[] {
  const [fault] = [...document.errors, ...document.warnings]
  return fault === undefined ? lostWords(document, text, lines) : [syntaxFault(fault, text)]
}

const QUOTES = 'quotation marks around the value'

/** The correction that a message suggests, keyed by the parser's error code. */
const EXPECTED: Readonly<Record<string, string>> = {
  BAD_ALIAS: QUOTES,
  BAD_DQ_ESCAPE: "single quotation marks, 'like these', around a value with \\",
  BAD_INDENT:
    'the same indentation as the line above, with all quotation marks and brackets closed',
  BAD_SCALAR_START: QUOTES,
  BLOCK_AS_IMPLICIT_KEY:
    'quotation marks around a value with a colon, or no extra indentation on the next line',
  DUPLICATE_KEY: 'each field only once',
  MISSING_CHAR: '"name: value" or "- value", with all quotation marks and brackets closed',
  MULTILINE_IMPLICIT_KEY: 'name: value',
  TAB_AS_INDENT: 'spaces instead of the tab',
  TAG_RESOLVE_FAILED: QUOTES,
}

export function syntaxFault({ code, linePos }: YAMLError, text: string): YamlFault {
  const line = linePos?.[0].line ?? 1
  const words = (text.split('\n')[line - 1] ?? '').trim()
  const found = words === '' ? 'the end of the text' : JSON.stringify(words)
  const expected = EXPECTED[code] ?? `name: value, with ${QUOTES} if it contains special characters`
  return { line, finding: { found, expected } }
}

/** Matches the text after a # if no space follows the #. Does not match lines such as #### and #---. */
const NO_SPACE = /^[^\s#-]/

/**
 * Finds unquoted values, such as `packages (Application #2)`, that YAML probably cut off at the #. Two signs count: the
 * value before the # contains spaces, and no space follows the #. If the # is on the line where the value ends, one
 * sign is enough. If the # is on a later line, both signs are required.
 */
function lostWords(document: Document, text: string, lines: LineCounter): YamlFault[] {
  const lost: YamlFault[] = []
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

/** The reason why `toJS` threw: an undefined alias, such as *Bold*, or aliases that would fill the memory. */
export function aliasFault(document: Document, lines: LineCounter): YamlFault {
  let line = 1
  let finding = {
    found: 'too many aliases, or aliases within aliases',
    expected: 'each value written out',
  }
  visit(document, {
    Alias(_key, alias: Alias) {
      line = lines.linePos(alias.range?.[0] ?? 0).line
      if (alias.resolve(document) !== undefined) return
      const expected = 'quotation marks around a value that begins with *'
      finding = { found: `*${alias.source}`, expected }
      return visit.BREAK
    },
  })
  return { line, finding }
}
