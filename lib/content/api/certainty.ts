import type { ApiParameter, ApiType, XmlNode } from './schema'

/** The word that marks unconfirmed facts, on pages and in machine-readable descriptions. */
export const UNCONFIRMED = 'unconfirmed'

/** The unconfirmed part of every request body, because the reference names no media type. */
export const UNCONFIRMED_MEDIA_TYPE = 'the media type'

/**
 * The unconfirmed parts of a parameter. The reference does not say which arguments go in the query, or how booleans are
 * spelled.
 */
export function unconfirmedOfParameter(
  parameter: Pick<ApiParameter, 'in' | 'type' | 'unconfirmed'>,
): string | undefined {
  const all = [
    ...(parameter.unconfirmed === undefined ? [] : [parameter.unconfirmed]),
    ...(parameter.in === 'query' ? ['that it goes in the query'] : []),
    ...(parameter.type === 'Boolean' ? ['the spelling of its values'] : []),
  ]
  return all.length === 0 ? undefined : new Intl.ListFormat('en').format(all)
}

/**
 * The "unconfirmed" mark as plain text.
 * @param what the unconfirmed part of a value; undefined if the whole value is confirmed
 */
export function unconfirmedText(what: string | undefined): string | undefined {
  return what === undefined ? undefined : `Unconfirmed: ${what}.`
}

/**
 * The "unconfirmed" marks of an element and its descendants as one text; undefined if there are none. For output that
 * describes the element only by its type.
 */
export function unconfirmedInside({ unconfirmed, children }: XmlNode): string | undefined {
  const inner = children.flatMap((child) => {
    const text = unconfirmedInside(child)
    return text === undefined ? [] : [`${child.element}: ${text}`]
  })
  const self = unconfirmedText(unconfirmed)
  const all = self === undefined ? inner : [self, ...inner]
  return all.length === 0 ? undefined : all.join(' ')
}

/** The unconfirmed facts about a type; undefined if there are none. */
export function unconfirmedOfType(type: ApiType): string | undefined {
  if (type.kind !== 'type') return undefined
  const all = [
    ...(type.fieldNodeUnconfirmed ? ['whether the fields are XML attributes or elements'] : []),
    ...(type.directionUnconfirmed ? ['whether requests take it'] : []),
  ]
  return all.length === 0 ? undefined : all.join(', and ')
}
