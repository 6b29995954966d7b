import type { EventRule } from './event-answers'
import { VALUE_PATTERNS } from './sample-patterns'
import type { ApiField, EventType, StreamApi } from './schema'

/**
 * Names of the event's types in the OpenAPI description, keyed by the method that sends the event. The XML Schema
 * contains `NewEvent`, but not `ChangedEvent`.
 */
export const SENT_EVENTS: Readonly<Record<string, string>> = {
  AddEvent: 'NewEvent',
  SetEventInfo: 'ChangedEvent',
}

export function eventType(api: StreamApi): EventType {
  const type = api.types.get('Event')
  if (type?.kind !== 'event')
    throw new Error('types: found no event type, expected Event.yaml with kind: event')
  return type
}

/** Whether only the manager can set an event attribute. Fields without a cluster are not event attributes. */
export function isReadOnly({ cluster, acceptedBy }: ApiField): boolean {
  return cluster !== undefined && acceptedBy.length === 0
}

/** Bits can be combined, so their range ends at the sum of all bits. */
export function rangeOf({ range, bits }: ApiField): ApiField['range'] {
  return bits === undefined
    ? range
    : { min: 0, max: bits.reduce((sum, { value }) => sum + value, 0) }
}

/** The event attributes that a method accepts. Only AddEvent requires any of them. */
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

export function isSent(type: string, method: string, api: StreamApi): boolean {
  const found = api.types.get(type)
  return found?.kind === 'type' && found.sentWith.includes(method)
}

/** Attributes and child elements that AddEvent does not accept in an event, because the manager sets them. */
export function managerParts(api: StreamApi): string[] {
  const { fields, children } = eventType(api)
  return [
    ...fields.filter(({ acceptedBy }) => !acceptedBy.includes('AddEvent')).map(({ name }) => name),
    ...children.filter(({ type }) => !isSent(type, 'AddEvent', api)).map(({ element }) => element),
  ]
}

/** The rules for a new event's attributes. Optional attributes that allow any text have no rule. */
export function eventRules(api: StreamApi): EventRule[] {
  const { required, optional } = acceptedFields(api, 'AddEvent')
  return [
    ...required.map((field) => rule(field, true)),
    ...optional.filter((field) => patternOf(field) !== '').map((field) => rule(field, false)),
  ]
}

function rule(field: ApiField, isRequired: boolean): EventRule {
  const expected = expectedOf(field)
  const end = expected === undefined ? '' : ` Expected: ${expected}.`
  return [field.name, patternOf(field), isRequired, `${field.meaning}${end}`]
}

const CHOICE = new Intl.ListFormat('en', { type: 'disjunction' })

function expectedOf({ type, allowed, bits, format }: ApiField): string | undefined {
  if (allowed !== undefined) return CHOICE.format(allowed.map(({ value }) => String(value)))
  if (bits !== undefined) return 'a number from 0 to 127'
  if (type === 'boolean') return '0 or 1'
  // Browsers show dates and times in the reader's format, so a note about the API's format would be confusing.
  return type === 'date' || type === 'time' ? `a valid ${type}` : format
}

function patternOf({ type, allowed, bits }: ApiField): string {
  if (allowed !== undefined) return allowed.map(({ value }) => value).join('|')
  if (bits !== undefined) return '[0-9]|[1-9][0-9]|1[01][0-9]|12[0-7]'
  return VALUE_PATTERNS[type] ?? ''
}
