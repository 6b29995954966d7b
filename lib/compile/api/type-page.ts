import type { RootContent } from 'mdast'
import { factId, typeRoute } from '../../content/api/anchors'
import type { ApiType, StreamApi } from '../../content/api/schema'
import { code, codeBlock, heading, type Inline, link, paragraph, table } from '../nodes/nodes'
import { fieldTable } from './fields'
import { methodLinks, points, textLinker } from './linked-text'
import { unconfirmedBadge } from './unconfirmed'

export function typePage(type: Child | Codes, api: StreamApi): RootContent[] {
  const linked = textLinker(api, type.name)
  const position = type.kind === 'codes' ? codesPosition(type) : childPosition(type)
  return [
    heading(2, 'Where it appears'),
    table(
      ['Property', 'Value'],
      position.map((cells) => ({ cells })),
    ),
    ...(type.kind === 'codes' ? codesTable(type) : fields(type, api)),
    heading(2, 'Example'),
    codeBlock('xml', type.example),
    ...points('Notes', type.notes, linked),
  ]
}

type Child = Extract<ApiType, { kind: 'type' }>
type Codes = Extract<ApiType, { kind: 'codes' }>

function childPosition(type: Child): Inline[][] {
  return [
    ['Path in the XML', code(type.xmlPath)],
    ['Direction', [type.direction, type.directionUnconfirmed && [' ', unconfirmedBadge()]]],
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
        ' ',
        unconfirmedBadge(),
        `. They may be ${other} instead: make your client read both`,
        type.sentWith.length > 0 && ', and send the form that your manager returns',
      ],
      '.',
    ),
    fieldTable(type.fields, linked),
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
