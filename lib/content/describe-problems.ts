import type { ZodError, ZodIssue } from 'zod'

/**
 * Writes schema errors for the person who edits the file: field, what was found, what was expected.
 * @param input the value that was checked, to show what was found
 * @param knownKeys fields the whole file can have, to name them when one is not known
 */
export function describeProblems(
  error: ZodError,
  input: unknown,
  knownKeys: readonly string[] = [],
): string[] {
  return error.issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [problem(issue.path, input, expectation(issue))]
    const known = issue.path.length === 0 ? knownKeys : []
    const expected =
      known.length === 0 ? 'expected no field of this name' : `expected one of ${known.join(', ')}`
    return issue.keys.map((key) => problem([...issue.path, key], input, expected))
  })
}

function problem(path: readonly (string | number)[], input: unknown, expected: string): string {
  const field = path.reduce<string>(
    (text, part) =>
      typeof part === 'number' ? `${text}[${part}]` : text ? `${text}.${part}` : part,
    '',
  )
  return `${field || '(whole file)'}: found ${show(valueAt(input, path))}, ${expected}`
}

function expectation(issue: ZodIssue): string {
  switch (issue.code) {
    case 'invalid_union_discriminator':
    case 'invalid_enum_value':
      return `expected one of ${issue.options.join(', ')}`
    case 'invalid_type':
      return issue.received === 'undefined'
        ? `expected ${issue.expected}: the field is missing`
        : `expected ${issue.expected}`
    case 'too_small':
      return limit(issue, 'at least', issue.minimum)
    case 'too_big':
      return limit(issue, 'at most', issue.maximum)
    default:
      return issue.message
  }
}

type LimitIssue = { readonly message: string; readonly type: string; readonly exact?: boolean }

const UNITS: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['string', ['character', 'characters']],
  ['array', ['entry', 'entries']],
])

/** The schema's own words, when it has some, else the limit with its unit. */
function limit(
  { message, type, exact }: LimitIssue,
  words: string,
  count: number | bigint,
): string {
  if (message.startsWith('expected')) return message
  const [one, many] = UNITS.get(type) ?? ['', '']
  return `expected ${exact ? 'exactly' : words} ${count} ${count === 1 ? one : many}`.trimEnd()
}

function valueAt(input: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, part) => (isRecord(value) ? Reflect.get(value, part) : undefined),
    input,
  )
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function show(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}
