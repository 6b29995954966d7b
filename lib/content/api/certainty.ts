import type { ApiType, XmlNode } from './schema'

/** The word that marks what nobody has confirmed, on pages and in the descriptions for machines. */
export const UNCONFIRMED = 'unconfirmed'

/** The mark where there is only text. @param what what of a value is unconfirmed; undefined for a confirmed one */
export function unconfirmedText(what: string | undefined): string | undefined {
  return what === undefined ? undefined : `Unconfirmed: ${what}.`
}

/** The marks of an element whose type is described elsewhere, and of what it holds here. */
export function unconfirmedInside({ unconfirmed, children }: XmlNode): string | undefined {
  const inner = children.flatMap((child) => {
    const text = unconfirmedInside(child)
    return text === undefined ? [] : [`${child.element}: ${text}`]
  })
  const own = unconfirmedText(unconfirmed)
  const all = own === undefined ? inner : [own, ...inner]
  return all.length === 0 ? undefined : all.join(' ')
}

/** What of a type nobody has confirmed. */
export function unconfirmedOfType(type: ApiType): string | undefined {
  if (type.kind !== 'type') return undefined
  const all = [
    ...(type.fieldNodeUnconfirmed ? ['whether the fields are XML attributes or elements'] : []),
    ...(type.directionUnconfirmed ? ['whether requests take it'] : []),
  ]
  return all.length === 0 ? undefined : all.join(', and ')
}
