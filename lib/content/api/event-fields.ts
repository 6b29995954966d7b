import type { ApiField, EventType, StreamApi } from './api-schemas'

/** The marker of the attributes that AddEvent requires. */
export const REQUIRED = 'C'

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

/** @returns the days of the bits, such as `1 Sunday, 2 Monday.`; undefined if the field has none */
export function bitsText({ bits }: ApiField): string | undefined {
  return bits && `${bits.map(({ value, day }) => `${value} ${day}`).join(', ')}.`
}

/** Bits can be combined, so their range ends at the sum of all bits. */
export function rangeOf({ range, bits }: ApiField): ApiField['range'] {
  return bits ? { min: 0, max: bits.reduce((sum, { value }) => sum + value, 0) } : range
}

/** The event attributes that a method accepts. Only AddEvent requires any of them. */
export function acceptedFields(api: StreamApi, method: string) {
  const accepted = eventType(api).fields.filter((field) => field.acceptedBy.includes(method))
  const isRequired = (field: ApiField) => method === 'AddEvent' && field.markers.includes(REQUIRED)
  const optional = accepted.filter((field) => !isRequired(field))
  return { required: accepted.filter(isRequired), optional }
}

export function isSent(type: string, method: string, api: StreamApi): boolean {
  const found = api.types.get(type)
  return found?.kind === 'type' && found.sentWith.includes(method)
}
