import type { RootContent } from 'mdast'
import { factId, SECTION_IDS, typeRoute } from '../../content/api/anchors'
import type { ApiField, ApiType, StreamApi } from '../../content/api/api-schemas'
import {
  acceptedFields,
  eventType,
  isReadOnly,
  REQUIRED,
  rangeOf,
} from '../../content/api/event-fields'
import { component, filterGroup } from '../nodes/components'
import {
  bulletList,
  code,
  codeBlock,
  heading,
  type Inline,
  inline,
  link,
  paragraph,
  separated,
  table,
} from '../nodes/nodes'
import {
  doubtIn,
  fieldLink,
  type LinkText,
  methodLinks,
  necessity,
  noteList,
  textLinker,
  unconfirmedNote,
} from './linked-text'

export function typePage(type: Child | Codes, api: StreamApi): RootContent[] {
  const linked = textLinker(api, type.name)
  const position = type.kind === 'codes' ? codesPosition(type) : childPosition(type)
  const rows = position.map((cells) => ({ cells }))
  return withDoubt([
    heading(2, 'Where it appears'),
    table(['Property', 'Value'], rows),
    ...(type.kind === 'codes' ? codesTable(type) : fields(type, api)),
    heading(2, 'Example'),
    codeBlock('xml', type.example),
    ...noteList(type.notes, linked),
  ])
}

type Child = Extract<ApiType, { kind: 'type' }>
type Codes = Extract<ApiType, { kind: 'codes' }>

function childPosition(type: Child): Inline[][] {
  return [
    ['Path in the XML', code(type.xmlPath)],
    ['Direction', [type.direction, type.directionUnconfirmed && ' (unconfirmed)']],
    ['Responses of', methodLinks(type.returnedBy)],
    ...(type.sentWith.length === 0 ? [] : [['Requests of', methodLinks(type.sentWith)]]),
  ]
}

function codesPosition(type: Codes): Inline[][] {
  const attribute = `${typeRoute(type.attributeOf)}#${factId('field', type.name)}`
  return [
    ['Path in the XML', code(type.xmlPath)],
    ['Attribute', link(attribute, [code(type.name), ` of ${type.attributeOf}`])],
    ['Settable', type.settable],
  ]
}

function fields(type: Child, api: StreamApi): RootContent[] {
  const linked = textLinker(api, type.name)
  const kinds = ['XML attributes', 'XML elements']
  const [kind, other] = type.fields.some(({ node }) => node === 'element')
    ? kinds.toReversed()
    : kinds
  return [
    heading(2, 'Fields'),
    paragraph(
      `The fields are ${kind}`,
      type.fieldNodeUnconfirmed && [
        ` (unconfirmed). They may be ${other} instead: make your client read both`,
        type.sentWith.length > 0 && ', and send the form that your manager returns',
      ],
      '.',
    ),
    fieldTable(type.fields, linked, eventType(api).markers),
  ]
}

function codesTable({ values, complete }: Codes): RootContent[] {
  return [
    heading(2, 'Codes'),
    paragraph(`${complete ? 'The list is complete: ' : ''}${values.length} codes.`),
    table(
      ['Code', 'Label on YouTube'],
      values.map((value) => ({
        cells: [code(value.code), value.label],
        properties: { id: factId('code', value.code), 'data-search': 'record' },
      })),
    ),
  ]
}

/** Readers come for one attribute, or for those that a method accepts; the rest is below. */
export function attributesPage(api: StreamApi): RootContent[] {
  const event = eventType(api)
  const linked = textLinker(api, 'Event')
  const { required } = acceptedFields(api, 'AddEvent')
  const changeable = acceptedFields(api, 'SetEventInfo').optional
  const groups = event.clusters.map((cluster) => {
    const fields = event.fields.filter((field) => field.cluster === cluster)
    const title = heading(2, cluster, `cluster-${cluster.toLowerCase()}`)
    return filterGroup([title, fieldTable(fields, linked, event.markers)])
  })
  const choices = [{ name: 'use', label: 'Show', options: USES }]
  const form = { find: 'Filter', hint: 'Name, type, or word', choices, units: 'attributes' }
  return withDoubt([
    component('Filter', form, groups),
    heading(2, 'Child elements'),
    table(
      ['Element', 'Path', 'Occurs'],
      event.children.map(({ type, path, occurs, unconfirmed }) => ({
        cells: [
          link(typeRoute(type), code(type)),
          code(path),
          [code(occurs), ' ', unconfirmedNote(unconfirmed, linked)],
        ],
      })),
    ),
    heading(2, 'What AddEvent requires', 'what-addevent-needs-at-least'),
    paragraph('Send these attributes with every new event.'),
    nameList(required),
    heading(2, 'What SetEventInfo accepts'),
    paragraph('You can change these attributes of an event.'),
    nameList(changeable),
    heading(2, 'How to read the markers', SECTION_IDS.markers),
    table(
      ['Marker', 'Meaning'],
      event.markers.map(({ marker, name, meaning, note }) => ({
        cells: [
          [code(`[${marker}]`), ` ${name}`],
          separated([linked(meaning), note && linked(note)], ' '),
        ],
        properties: { id: factId('marker', marker), 'data-search': 'record' },
      })),
    ),
  ])
}

function nameList(fields: readonly ApiField[]): RootContent {
  const list = bulletList(fields.map((field) => fieldLink(field)))
  return { ...list, data: { hProperties: { className: ['name-list'] } } }
}

const USES = [
  ['', 'All attributes'],
  ['required', 'Required'],
  ['AddEvent', 'For AddEvent'],
  ['SetEventInfo', 'For SetEventInfo'],
  ['read-only', 'Read-only'],
]

function usesOf(field: ApiField): string {
  const uses = isReadOnly(field) ? ['read-only'] : field.acceptedBy
  return [...uses, ...(field.markers.includes(REQUIRED) ? ['required'] : [])].join('|')
}

function withDoubt(nodes: RootContent[]): RootContent[] {
  const doubt = doubtIn(nodes)
  return doubt ? [paragraph(doubt), ...nodes] : nodes
}

type Markers = ReturnType<typeof eventType>['markers']

function fieldTable(fields: readonly ApiField[], linked: LinkText, markers: Markers) {
  return table(
    ['Name', 'Type', 'Meaning'],
    fields.map((field) => ({
      cells: [code(field.name), kind(field, markers), fieldMeaning(field, linked)],
      properties: {
        id: factId('field', field.name),
        'data-search': 'record',
        ...(field.cluster !== undefined && { 'data-use': usesOf(field) }),
      },
    })),
  )
}

/** The type, and the names of the markers, in small letters but for YouTube's. What is required stands first. */
function kind(field: ApiField, markers: Markers): Inline[] {
  const marks = markers.flatMap(({ marker, name }): Inline[] => {
    if (marker === REQUIRED || !field.markers.includes(marker)) return []
    const route = `${typeRoute('Event')}#${factId('marker', marker)}`
    return [', ', link(route, name === 'YouTube' ? name : name.toLowerCase())]
  })
  return [
    field.markers.includes(REQUIRED) && [necessity(true), ' '],
    field.type,
    isReadOnly(field) && [', ', inline('span', { className: ['whole'] }, 'read-only')],
    marks,
  ]
}

export function fieldMeaning(field: ApiField, linked: LinkText): Inline[] {
  const { format, whenSettable, typeRef, notes } = field
  const range = rangeOf(field)
  return separated([
    linked(field.meaning),
    ...values(field),
    typeRef && ['Codes: ', link(typeRoute(typeRef), code(typeRef)), '.'],
    format && ['Format: ', linked(format), '.'],
    range && `From ${range.min} to ${range.max}.`,
    field.default !== undefined && ['Default: ', code(field.default), '.'],
    whenSettable && ['Settable ', linked(whenSettable), '.'],
    field.example !== undefined && ['Example: ', code(field.example), '.'],
    ...notes.map(linked),
    unconfirmedNote(field.unconfirmed, linked),
  ])
}

function values({ type, allowed, bits }: ApiField): Inline[] {
  if (type === 'boolean' && allowed === undefined)
    return [[code('1'), ' is true; ', code('0'), ' is false.']]
  if (bits !== undefined) {
    const list = bits.map(({ value, day }): Inline => [code(String(value)), ` ${day}`])
    return [[...separated(list, ', '), '.']]
  }
  if (allowed === undefined) return []
  const list = allowed.map(({ value, meaning }): Inline => [code(value), `: ${meaning}`])
  return [[...separated(list, '; '), '.']]
}
