import type { EventRule } from './event-answers'
import { VALUE_PATTERNS } from './sample-patterns'
import type { ApiField, EventType, StreamApi } from './schema'

/** The event itself, with its attributes and markers. */
export function eventType(api: StreamApi): EventType {
  const type = api.types.get('Event')
  if (type?.kind !== 'event')
    throw new Error('types: found no Event, expected the type of an event')
  return type
}

/** Attributes of an event that a method accepts, those it requires first. */
export function acceptedFields(
  api: StreamApi,
  method: string,
): { required: readonly ApiField[]; optional: readonly ApiField[] } {
  const accepted = eventType(api).fields.filter((field) => field.acceptedBy.includes(method))
  const isRequired = (field: ApiField) => method === 'AddEvent' && field.markers.includes('C')
  return {
    required: accepted.filter(isRequired),
    optional: accepted.filter((field) => !isRequired(field)),
  }
}

/** Attributes and child elements of an event that AddEvent does not take: the manager sets them. */
export function managerParts(api: StreamApi): string[] {
  const { fields, children } = eventType(api)
  const isSent = (name: string) => {
    const type = api.types.get(name)
    return type?.kind === 'type' && type.sentWith.includes('AddEvent')
  }
  return [
    ...fields.filter(({ acceptedBy }) => !acceptedBy.includes('AddEvent')).map(({ name }) => name),
    ...children.filter(({ type }) => !isSent(type)).map(({ element }) => element),
  ]
}

/** What the schema asks of the attributes of a new event. */
export function eventRules(api: StreamApi): EventRule[] {
  const { required, optional } = acceptedFields(api, 'AddEvent')
  return [
    ...required.map((field) => rule(field, true)),
    ...optional.filter((field) => patternOf(field) !== '').map((field) => rule(field, false)),
  ]
}

function rule(field: ApiField, isRequired: boolean): EventRule {
  // A date or time is chosen in a field, in the form that the reader's browser has for it.
  const isText = field.format !== undefined && field.type !== 'date' && field.type !== 'time'
  const form = isText ? ` Form: ${field.format}.` : ''
  return [field.name, patternOf(field), isRequired, `${field.meaning}${form}`]
}

function patternOf({ type, allowed, bits }: ApiField): string {
  if (allowed !== undefined) return allowed.map(({ value }) => value).join('|')
  if (bits !== undefined) return '[0-9]|[1-9][0-9]|1[01][0-9]|12[0-7]'
  return VALUE_PATTERNS[type] ?? ''
}
