import type { ZodError, ZodIssue } from 'zod'

/**
 * Writes schema errors for the person who edits the file: field, what was found, what was expected.
 * @param input the value that was checked, to show what was found
 */
export function describeProblems(error: ZodError, input: unknown): string[] {
  return error.issues.map((issue) => {
    const field = issue.path.reduce<string>(
      (text, part) =>
        typeof part === 'number' ? `${text}[${part}]` : text ? `${text}.${part}` : part,
      '',
    )
    const found = valueAt(input, issue.path)
    return `${field || '(whole file)'}: found ${show(found)}, ${expectation(issue)}`
  })
}

function expectation(issue: ZodIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `expected no unknown key (${issue.keys.join(', ')})`
    case 'invalid_union_discriminator':
      return `expected one of ${issue.options.join(', ')}`
    case 'invalid_enum_value':
      return `expected one of ${issue.options.join(', ')}`
    case 'invalid_type':
      return issue.received === 'undefined'
        ? `expected ${issue.expected}: the field is missing`
        : `expected ${issue.expected}`
    case 'too_small':
      return issue.message.startsWith('expected')
        ? issue.message
        : `expected at least ${issue.minimum}`
    case 'too_big':
      return issue.message.startsWith('expected')
        ? issue.message
        : `expected at most ${issue.maximum}`
    default:
      return issue.message
  }
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
