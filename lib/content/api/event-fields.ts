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
