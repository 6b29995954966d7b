import { factId, typeRoute } from '../../content/api/anchors'
import { isReadOnly, rangeOf } from '../../content/api/event-fields'
import type { ApiField } from '../../content/api/schema'
import { code, type Inline, inline, joined, link, table } from '../nodes/nodes'
import type { LinkText } from './linked-text'
import { unconfirmedBadge, unconfirmedNote } from './unconfirmed'

function typeNote(content: Inline): Inline {
  return [' ', inline('span', { className: ['field-type'] }, ['(', content, ')'])]
}

export function fieldTable(fields: readonly ApiField[], linked: LinkText) {
  return table(
    ['Name', 'Meaning'],
    fields.map((field) => ({
      cells: [nameCell(field), meaningCell(field, linked)],
      properties: { id: factId('field', field.name), 'data-search': 'record' },
    })),
  )
}

function nameCell(field: ApiField): Inline[] {
  const { name, type, markers } = field
  const marks = markers.map((marker) =>
    link(`${typeRoute('Event')}#${factId('marker', marker)}`, code(`[${marker}]`)),
  )
  return [
    code(name),
    typeNote([type, isReadOnly(field) && ', read-only', marks.map((mark): Inline => [' ', mark])]),
  ]
}

function meaningCell(field: ApiField, linked: LinkText): Inline[] {
  const { format, unit, appliesTo, whenSettable, typeRef, relatedPage, notes } = field
  const range = rangeOf(field)
  return joined(
    [
      linked(field.meaning),
      ...values(field),
      typeRef && ['Codes: ', link(typeRoute(typeRef), code(typeRef)), '.'],
      format && ['Format: ', linked(format), '.'],
      range && `From ${range.min} to ${range.max}${unit ? ` ${unit}` : ''}.`,
      field.default !== undefined && ['Default: ', code(field.default), '.'],
      whenSettable && ['Settable ', linked(whenSettable), '.'],
      appliesTo && ['For ', linked(appliesTo), '.'],
      field.emptyAllowed && 'May be empty.',
      ['Example: ', code(field.example), '.'],
      ...notes.map(linked),
      unconfirmedNote(field.unconfirmed, linked),
      relatedPage && ['See ', link(relatedPage, pageName(relatedPage)), '.'],
    ],
    ' ',
  )
}

function values({ type, allowed, bits }: ApiField): Inline[] {
  if (type === 'boolean' && allowed === undefined)
    return [[code('1'), ' is true; ', code('0'), ' is false.']]
  if (bits !== undefined) {
    const list = bits.map(
      ({ value, day, unconfirmed }): Inline => [
        code(String(value)),
        ` ${day}`,
        unconfirmed && [' ', unconfirmedBadge()],
      ],
    )
    return [[...joined(list, ', '), '.']]
  }
  if (allowed === undefined) return []
  const list = allowed.map(({ value, meaning }): Inline => [code(value), `: ${meaning}`])
  return [[...joined(list, '; '), '.']]
}

function pageName(route: string): string {
  return route.split('/').at(-1)?.replaceAll('_', ' ') ?? route
}
