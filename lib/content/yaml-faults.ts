import type { YAMLError } from 'yaml'
import type { Finding } from './problem'

const QUOTES = 'quotation marks around the value'

/** By the code of the parser what it expected, in words for writers. */
const EXPECTED: Readonly<Record<string, string>> = {
  BAD_ALIAS: QUOTES,
  BAD_DQ_ESCAPE: "single quotation marks, 'so', around a value with \\",
  BAD_INDENT: 'as many spaces before it as above, and the end of each quotation mark and bracket',
  BAD_SCALAR_START: QUOTES,
  BLOCK_AS_IMPLICIT_KEY: `${QUOTES}, since it has a colon`,
  DUPLICATE_KEY: 'each field once',
  MISSING_CHAR: 'the end of what opens there: a quotation mark or bracket',
  MULTILINE_IMPLICIT_KEY: 'name: value',
  TAB_AS_INDENT: 'spaces in place of the tab',
  TAG_RESOLVE_FAILED: QUOTES,
}

/**
 * What the parser says of a text that is not YAML.
 * @param text what it read
 */
export function yamlFault({ code, linePos }: YAMLError, text: string): Finding {
  const line = (text.split('\n')[(linePos?.[0].line ?? 1) - 1] ?? '').trim()
  const expected = EXPECTED[code] ?? `name: value, with ${QUOTES} where it has signs`
  return { found: line === '' ? 'the end of the text' : JSON.stringify(line), expected }
}
