import type { PhrasingContent, RootContent } from 'mdast'
import { elementId, type TreePart, typeRoute } from '../../content/api/anchors'
import type { ApiField, XmlNode } from '../../content/api/api-schemas'
import {
  code,
  element,
  type HtmlNode,
  type Inline,
  inline,
  link,
  paragraph,
  phrasing,
  separated,
  table,
} from '../nodes/nodes'
import { type LinkText, necessity, unconfirmedNote } from './linked-text'
import { fieldMeaning } from './type-pages'

const OCCURS = {
  '1': 'once',
  '0..1': 'at most once',
  '0..n': 'any number',
  '1..n': 'one or more',
} as const satisfies Record<XmlNode['occurs'], string>

export type TreeOptions = {
  readonly part: TreePart
  readonly linked: LinkText
  /** Returns extra content to show below the description of an element. */
  readonly details?: (node: XmlNode) => HtmlNode[]
}

const OPEN_LEVELS = 2

export function elementTree(nodes: readonly XmlNode[], options: TreeOptions): HtmlNode {
  return element('ul', { className: ['tree'] }, items(nodes, [], options))
}

function items(
  nodes: readonly XmlNode[],
  path: readonly string[],
  options: TreeOptions,
): HtmlNode[] {
  return nodes.map((node) => {
    const ownPath = [...path, node.element]
    const inner = items(node.children, ownPath, options)
    const properties = { id: elementId(options.part, ownPath), 'data-search': 'record' }
    const head = phrasing(summary(node))
    const body = [
      ...description(node, options),
      ...(node.attributes.length === 0 ? [] : [attributes(node.attributes, ownPath, options)]),
    ]
    if (inner.length === 0) return element('li', properties, [element('p', {}, head), ...body])
    return element('li', properties, [
      element('details', { open: path.length < OPEN_LEVELS }, [
        element('summary', {}, head),
        ...body,
        element('ul', {}, inner),
      ]),
    ])
  })
}

function summary(node: XmlNode): Inline {
  const kind = node.type === 'base64' ? 'Base64, ' : ''
  return [code(node.element), inline('span', {}, ` ${kind}${OCCURS[node.occurs]}`)]
}

function description(
  node: XmlNode,
  { linked, details }: TreeOptions,
): (PhrasingContent | RootContent)[] {
  const { meaning, typeRef, carries, note, unconfirmed } = node
  const sentences = [
    linked(meaning),
    typeRef && ['Type ', link(typeRoute(typeRef), code(typeRef)), '.'],
    carries.length > 0 && `Contains: ${carries.join(', ')}.`,
    node.opaque && 'To see its contents, look at a response from your manager.',
    note && linked(note),
    unconfirmedNote(unconfirmed, linked),
  ]
  return [paragraph(separated(sentences)), ...(details?.(node) ?? [])]
}

function attributes(
  fields: readonly ApiField[],
  path: readonly string[],
  { part, linked }: TreeOptions,
): RootContent {
  return table(
    ['Attribute', 'Type', 'Meaning'],
    fields.map((field) => ({
      cells: [
        code(field.name),
        [necessity(field.required), ` ${field.type}`],
        fieldMeaning(field, linked),
      ],
      properties: { id: elementId(part, [...path, field.name]), 'data-search': 'record' },
    })),
  )
}
