import { introductionRoute, SECTION_IDS } from './anchors'
import type { ApiMethod, ApiType, XmlNode } from './api-schemas'

/** @param what the unconfirmed part of a value; undefined if the whole value is confirmed */
export function unconfirmedText(what: string | undefined): string | undefined {
  return what === undefined ? undefined : `Unconfirmed: ${what}.`
}

/** The "unconfirmed" marks of an element and its descendants, for output that does not show the descendants. */
export function unconfirmedInside({ unconfirmed, children }: XmlNode): string | undefined {
  const inner = children.map((child) => {
    const text = unconfirmedInside(child)
    return text && `${child.element}: ${text}`
  })
  return [unconfirmedText(unconfirmed), ...inner].filter(Boolean).join(' ') || undefined
}

export function unconfirmedOfType(type: ApiType): string | undefined {
  if (type.kind !== 'type') return undefined
  const all = [
    type.fieldNodeUnconfirmed && 'whether the fields are XML attributes or elements',
    type.directionUnconfirmed && 'whether requests accept the type',
  ]
  return all.filter(Boolean).join(', and ') || undefined
}

/** The label of a method whose whole call is inferred, for lists and titles. */
export function inferredMark(method: Pick<ApiMethod, 'unconfirmed' | 'verb'>): string | undefined {
  if (method.unconfirmed === undefined) return undefined
  return method.verb === 'DELETE' ? 'Inferred, and deletes: test first' : 'Inferred'
}

/** Whether a client may send the call again if it got no answer, as one line of Markdown. */
export function repeatText({ verb, repeat }: Pick<ApiMethod, 'verb' | 'repeat'>): string {
  const { verdict, note } = repeat
  const safety = {
    safe: 'you can repeat this call',
    unsafe: 'do not repeat this call unchecked',
    'not documented': `whether you can repeat this call is [not documented](${introductionRoute(SECTION_IDS.openPoints)})`,
  }[verdict]
  const basis = 'basis' in repeat && repeat.basis === 'HTTP' ? `, as HTTP defines \`${verb}\`` : ''
  return [`After a timeout, ${safety}${basis}.`, note].filter(Boolean).join(' ')
}
