import type { YAMLError } from 'yaml'
import type { Finding } from './problem'

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

export function yamlFault({ code, linePos }: YAMLError, text: string): Finding {
  const line = (text.split('\n')[(linePos?.[0].line ?? 1) - 1] ?? '').trim()
  const expected = EXPECTED[code] ?? `name: value, with ${QUOTES} if it contains special characters`
  return { found: line === '' ? 'the end of the text' : JSON.stringify(line), expected }
}
