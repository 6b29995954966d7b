import { type Document, type LineCounter, Scalar, visit, type YAMLError } from 'yaml'
import type { Finding } from './problem'

export type YamlFault = { readonly line: number; readonly finding: Finding }

const QUOTES = 'quotation marks around a value that contains special characters'

/** The correction that a message suggests, keyed by the parser's error code. */
const EXPECTED: Readonly<Record<string, string>> = {
  BAD_DQ_ESCAPE: "single quotation marks, 'like these', around a value with \\",
  BAD_INDENT: 'the indentation of the line above, with all quotation marks and brackets closed',
  DUPLICATE_KEY: 'each field only once',
  MISSING_CHAR: '"name: value" or "- value", with all quotation marks and brackets closed',
  TAB_AS_INDENT: 'spaces instead of the tab',
}

export function syntaxFault({ code, linePos }: YAMLError, text: string): YamlFault {
  const line = linePos?.[0].line ?? 1
  const words = (text.split('\n')[line - 1] ?? '').trim()
  const found = words === '' ? 'the end of the text' : JSON.stringify(words)
  return { line, finding: { found, expected: EXPECTED[code] ?? `name: value, with ${QUOTES}` } }
}

/**
 * The parser's first fault, which usually causes the others; else each unquoted value that YAML cuts off at a #, if it
 * has spaces or no space follows the #; on a later line, only if both are true.
 */
export function yamlFaults(document: Document, text: string, lines: LineCounter): YamlFault[] {
  const [fault] = [...document.errors, ...document.warnings]
  if (fault !== undefined) return [syntaxFault(fault, text)]
  const faults: YamlFault[] = []
  const add = (offset: number, found: string) => {
    faults.push({ line: lines.linePos(offset).line, finding: { found, expected: QUOTES } })
  }
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document) === undefined) add(alias.range?.[0] ?? 0, `*${alias.source}`)
    },
    Scalar(_, { type, source = '', range, comment }) {
      if (type !== Scalar.PLAIN || !range || !comment) return
      const start = text.indexOf('#', range[1])
      const { line, col } = lines.linePos(start)
      const signs = [/\s/.test(source), /^[^\s#-]/.test(comment)].filter(Boolean).length
      const isSameLine = line === lines.linePos(range[1]).line
      const [whole = ''] = text.slice(start - col + 1).split('\n', 1)
      if (signs >= (isSameLine ? 1 : 2)) add(start, JSON.stringify(whole.trim()))
    },
  })
  return faults
}
