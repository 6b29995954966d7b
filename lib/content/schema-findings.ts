import type { ZodError, ZodInvalidTypeIssue, ZodIssue } from 'zod'
import { pairSimilarity } from './navigation/nearest-routes'
import type { Finding } from './problem'
import { isRecord } from './records'

export type FieldPath = readonly (string | number)[]

export type SchemaFinding = Required<Pick<Finding, 'found' | 'expected'>> & {
  readonly path: FieldPath
}

/**
 * An unknown field may be a misspelling of a missing field beside it. If their names are similar, the finding about the
 * unknown field suggests the missing field, and the missing field gets no finding.
 * @param input the value that failed validation; the findings quote parts of it
 * @param knownKeys top-level fields, to list in the finding about an unknown top-level field
 */
export function schemaFindings(
  error: ZodError,
  input: unknown,
  knownKeys: readonly string[] = [],
): SchemaFinding[] {
  const finding = (path: FieldPath, expected: string) => ({
    path,
    found: formatValue(valueAt(input, path)),
    expected,
  })
  const missing = error.issues
    .map(({ path }) => path)
    .filter((path) => path.length > 0 && valueAt(input, path) === undefined)
  const misspelledFields = new Set<string>()
  const unknownFields = error.issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return []
    const known = issue.path.length === 0 ? knownKeys : []
    const expected =
      known.length === 0
        ? 'no field with this name'
        : `no field with this name; known fields: ${known.join(', ')}`
    return issue.keys.map((key) => {
      const path = [...issue.path, key]
      const likely = missing.find((key) => isLike(path, key))
      if (likely !== undefined) misspelledFields.add(fieldName(likely))
      return finding(
        path,
        likely === undefined ? expected : `this value in the field "${likely.at(-1)}"`,
      )
    })
  })
  const otherIssues = error.issues.filter(
    ({ code, path }) => code !== 'unrecognized_keys' && !misspelledFields.has(fieldName(path)),
  )
  return [...otherIssues.map((issue) => finding(issue.path, expectation(issue))), ...unknownFields]
}

const LIKELY_SIMILARITY = 0.4

function isLike(path: FieldPath, missing: FieldPath): boolean {
  const isSibling = fieldName(path.slice(0, -1)) === fieldName(missing.slice(0, -1))
  const similarity = pairSimilarity(String(path.at(-1)), String(missing.at(-1)))
  return isSibling && similarity >= LIKELY_SIMILARITY
}

/** Formats a path, such as `entries[2].text`. */
export function fieldName(path: FieldPath): string {
  const name = path.reduce<string>(
    (text, part) =>
      typeof part === 'number' ? `${text}[${part}]` : text ? `${text}.${part}` : part,
    '',
  )
  return name || '(top level)'
}

function expectation(issue: ZodIssue): string {
  switch (issue.code) {
    case 'invalid_union_discriminator':
    case 'invalid_enum_value':
      return `one of ${issue.options.join(', ')}`
    case 'invalid_literal':
      return schemaMessage(issue) ?? JSON.stringify(issue.expected)
    case 'invalid_type':
      return schemaMessage(issue) ?? typeName(issue)
    case 'too_small':
      return limit(issue, 'at least', issue.minimum)
    case 'too_big':
      return limit(issue, 'at most', issue.maximum)
    default:
      return schemaMessage(issue) ?? issue.message
  }
}

function typeName({ expected, received }: ZodInvalidTypeIssue): string {
  const choices = expected.split(' | ').map((choice) => choice.replace(/^'(.*)'$/, '$1'))
  const words = choices.length === 1 ? expected : `one of ${choices.join(', ')}`
  return received === 'undefined' ? `${words}: the field is missing` : words
}

const UNITS: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['string', ['character', 'characters']],
  ['array', ['entry', 'entries']],
])

type LimitIssue = { readonly message: string; readonly type: string; readonly exact?: boolean }

function limit(issue: LimitIssue, words: string, count: number | bigint): string {
  const message = schemaMessage(issue)
  if (message !== undefined) return message
  const [singular, plural] = UNITS.get(issue.type) ?? ['', '']
  return `${issue.exact ? 'exactly' : words} ${count} ${count === 1 ? singular : plural}`.trimEnd()
}

/** Messages in our schemas start with "expected" in lowercase; those of zod start with a capital letter. */
function schemaMessage({ message }: { readonly message: string }): string | undefined {
  return message.startsWith('expected ') ? message.slice('expected '.length) : undefined
}

function valueAt(input: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((value, part) => (isRecord(value) ? value[part] : undefined), input)
}

function formatValue(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}
