import type { z } from 'zod'
import { isRecord } from './json'
import type { Finding } from './problem'

export type FieldPath = readonly (string | number)[]

export type SchemaFinding = Required<Pick<Finding, 'found' | 'expected'>> & {
  readonly path: FieldPath
}

/** The findings quote parts of `input`. Those about an unknown top-level field list `knownKeys`. */
export function schemaFindings(
  error: z.ZodError,
  input: unknown,
  knownKeys: readonly string[] = [],
): SchemaFinding[] {
  const finding = (path: FieldPath, expected: string) => {
    const found = formatValue(valueAt(input, path))
    return { path, found, expected }
  }
  return error.issues.flatMap((issue) => {
    const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)))
    if (issue.code !== 'unrecognized_keys')
      return [finding(path, expectation(issue, valueAt(input, path)))]
    const known = path.length === 0 && knownKeys.length > 0
    const expected = `no field with this name${known ? `; known fields: ${knownKeys.join(', ')}` : ''}`
    return issue.keys.map((key) => finding([...path, key], expected))
  })
}

/** Formats a path, such as `entries[2].text`. */
export function fieldName(path: FieldPath): string {
  const parts = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
  return parts.join('').replace(/^\./, '') || '(top level)'
}

/** Messages in our schemas start with "expected" in lowercase; those of zod start with a capital letter. */
function expectation(issue: z.core.$ZodIssue, input: unknown): string {
  const { message } = issue
  if (message.startsWith('expected ')) return message.slice('expected '.length)
  switch (issue.code) {
    case 'invalid_key':
      return issue.issues.map((inner) => expectation(inner, input)).join('; ')
    case 'invalid_value':
      return oneOf(issue.values)
    case 'invalid_union':
      return 'options' in issue ? oneOf(issue.options ?? []) : message
    case 'invalid_type':
      return `${TYPE_NAMES[issue.expected] ?? issue.expected}${input === undefined ? ': the field is missing' : ''}`
    case 'too_small':
      return `${issue.exact ? 'exactly' : 'at least'} ${amount(issue.origin, issue.minimum)}`
    case 'too_big':
      return `${issue.exact ? 'exactly' : 'at most'} ${amount(issue.origin, issue.maximum)}`
    default:
      return message
  }
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  boolean: 'true or false',
  int: 'integer',
  record: 'object',
}

function oneOf(values: readonly unknown[]): string {
  return values.length === 1 ? JSON.stringify(values[0]) : `one of ${values.join(', ')}`
}

function amount(type: string, count: number | bigint): string {
  if (type === 'string') return `${count} ${count === 1 ? 'character' : 'characters'}`
  return type === 'array' ? `${count} ${count === 1 ? 'entry' : 'entries'}` : String(count)
}

function valueAt(input: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((value, part) => (isRecord(value) ? value[part] : undefined), input)
}

function formatValue(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}
