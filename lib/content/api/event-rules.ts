import type { EventRule } from './event-answers'
import { acceptedFields } from './event-fields'
import type { ApiField, StreamApi } from './schema'
import { VALUE_PATTERNS } from './value-patterns'

/** What the schema asks of the attributes of a new event. */
export function eventRules(api: StreamApi): EventRule[] {
  const { required, optional } = acceptedFields(api, 'AddEvent')
  return [
    ...required.map((field) => rule(field, true)),
    ...optional.filter((field) => patternOf(field) !== '').map((field) => rule(field, false)),
  ]
}

function rule(field: ApiField, isRequired: boolean): EventRule {
  const form = field.format === undefined ? '' : ` Form: ${field.format}.`
  return [field.name, patternOf(field), isRequired, `${field.meaning}${form}`]
}

function patternOf({ type, allowed, bits }: ApiField): string {
  if (allowed !== undefined) return allowed.map(({ value }) => value).join('|')
  if (bits !== undefined) return '[0-9]|[1-9][0-9]|1[01][0-9]|12[0-7]'
  return VALUE_PATTERNS[type] ?? ''
}
