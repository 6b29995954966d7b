import type { ZodError, ZodInvalidTypeIssue, ZodIssue } from 'zod'
import { pairSimilarity } from './navigation/nearest-routes'
import type { Finding } from './problem'
import { isRecord } from './records'

/** Names and indexes that lead to a field. */
export type FieldPath = readonly (string | number)[]

export type SchemaFinding = Required<Pick<Finding, 'found' | 'expected'>> & {
  readonly path: FieldPath
}

/**
 * What a schema finds wrong, for the person who edits the file.
 * @param input the value that was checked, to show what was found
 * @param knownKeys fields the whole file can have, to name them when one is not known
 */
export function schemaFindings(
  error: ZodError,
  input: unknown,
  knownKeys: readonly string[] = [],
): SchemaFinding[] {
  const finding = (path: FieldPath, expected: string) => ({
    path,
    found: show(valueAt(input, path)),
    expected,
  })
  const missing = error.issues
    .map(({ path }) => path)
    .filter((path) => path.length > 0 && valueAt(input, path) === undefined)
  const meant = new Set<string>()
  const misspelt = error.issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return []
    const known = issue.path.length === 0 ? knownKeys : []
    const expected = known.length === 0 ? 'no field of this name' : `one of ${known.join(', ')}`
    return issue.keys.map((key) => {
      const path = [...issue.path, key]
      const likely = missing.find((key) => isLike(path, key))
      if (likely !== undefined) meant.add(fieldName(likely))
      return finding(path, likely === undefined ? expected : `the field ${likely.at(-1)}`)
    })
  })
  const others = error.issues.filter(
    ({ code, path }) => code !== 'unrecognized_keys' && !meant.has(fieldName(path)),
  )
  return [...others.map((issue) => finding(issue.path, expectation(issue))), ...misspelt]
}

const LIKELY_SIMILARITY = 0.4

/** Whether an unknown field is a near miss of the name of a missing one. */
function isLike(path: FieldPath, missing: FieldPath): boolean {
  const isBeside = fieldName(path.slice(0, -1)) === fieldName(missing.slice(0, -1))
  const similarity = pairSimilarity(String(path.at(-1)), String(missing.at(-1)))
  return isBeside && similarity >= LIKELY_SIMILARITY
}

/** A path as writers read it, such as `entries[2].text`. */
export function fieldName(path: FieldPath): string {
  const name = path.reduce<string>(
    (text, part) =>
      typeof part === 'number' ? `${text}[${part}]` : text ? `${text}.${part}` : part,
    '',
  )
  return name || '(whole file)'
}

function expectation(issue: ZodIssue): string {
  switch (issue.code) {
    case 'invalid_union_discriminator':
    case 'invalid_enum_value':
      return `one of ${issue.options.join(', ')}`
    case 'invalid_type':
      return ownWords(issue) ?? typeName(issue)
    case 'too_small':
      return limit(issue, 'at least', issue.minimum)
    case 'too_big':
      return limit(issue, 'at most', issue.maximum)
    default:
      return ownWords(issue) ?? issue.message
  }
}

function typeName({ expected, received }: ZodInvalidTypeIssue): string {
  return received === 'undefined' ? `${expected}: the field is missing` : expected
}

const UNITS: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['string', ['character', 'characters']],
  ['array', ['entry', 'entries']],
])

type LimitIssue = { readonly message: string; readonly type: string; readonly exact?: boolean }

/** The schema's own words, when it has some, else the limit with its unit. */
function limit(issue: LimitIssue, words: string, count: number | bigint): string {
  const own = ownWords(issue)
  if (own !== undefined) return own
  const [one, many] = UNITS.get(issue.type) ?? ['', '']
  return `${issue.exact ? 'exactly' : words} ${count} ${count === 1 ? one : many}`.trimEnd()
}

/** Messages of our schemas start with "expected"; messages of zod do not. */
function ownWords({ message }: { readonly message: string }): string | undefined {
  return message.startsWith('expected ') ? message.slice('expected '.length) : undefined
}

function valueAt(input: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((value, part) => (isRecord(value) ? value[part] : undefined), input)
}

function show(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}
