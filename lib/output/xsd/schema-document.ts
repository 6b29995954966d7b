import { unconfirmedInside, unconfirmedOfType, unconfirmedText } from '../../content/api/certainty'
import { acceptedFields, isSent, SENT_EVENTS } from '../../content/api/event-fields'
import type { ApiField, ApiType, EventType, StreamApi, XmlNode } from '../../content/api/schema'
import { annotation, codesType, tag, valueType } from './simple-types'

/** URL below the site's root. */
export const XSD_URL = '/api/stream.xsd'
const MANY = { minOccurs: '0', maxOccurs: 'unbounded' } as const
/** Allows any children and attributes, for elements whose content the reference does not describe. */
const ANYTHING = anyContent('skip')

/** XML Schema 1.0, because xmllint and .NET do not support version 1.1. */
export function schemaDocument(api: StreamApi): string {
  const bodies = api.methods.flatMap(({ requestBody }) => (requestBody ? [requestBody.tree] : []))
  const { ServerRequest, Error: error } = api.common.elements
  const schema = tag('schema', { 'xmlns:xs': 'http://www.w3.org/2001/XMLSchema' }, [
    annotation(`${api.common.name} ${api.common.version}: requests and responses`),
    ...unique(bodies).map((tree) => root(tree)),
    responseRoot(api),
    element('ServerRequest', {}, [attributesOf([], ServerRequest.attributes)]),
    element('Error', {}, [attributesOf([], error.attributes)]),
    ...[...api.types.values()].flatMap((type) => typeOf(type, api)),
  ])
  return `<?xml version="1.0" encoding="utf-8"?>\n${schema}\n`
}

function root(tree: XmlNode): string {
  // Only AddEvent sends events in a container, so events in a container are new.
  const children = tree.children.map((child) =>
    child.typeRef === 'Event' ? { ...child, typeRef: SENT_EVENTS.AddEvent } : child,
  )
  return nodeElement({ ...tree, children }, false)
}

/** `Status` allows any content, because it is either the call log or the state of the system. */
function responseRoot(api: StreamApi): string {
  const contents = api.methods.flatMap(({ responses }) =>
    responses.flatMap(({ content }) => content ?? []),
  )
  const status = element('Status', {}, [anyContent('lax')])
  const nodes = unique(contents).filter((node) => node.element !== 'Status')
  const all = [status, ...nodes.map((node) => nodeElement(node, false))]
  return element('Content', {}, [complex([tag('choice', MANY, all)])])
}

function anyContent(processContents: 'lax' | 'skip'): string {
  return tag('complexType', { mixed: 'true' }, [
    tag('sequence', {}, [tag('any', { ...MANY, processContents })]),
    tag('anyAttribute', { processContents: 'skip' }),
  ])
}

function unique(nodes: readonly XmlNode[]): XmlNode[] {
  return [...new Map(nodes.map((node) => [node.element, node])).values()]
}

/** @param isNested whether the number of occurrences applies; false for a root and inside a choice */
function nodeElement(node: XmlNode, isNested = true): string {
  const occurs = {
    minOccurs: isNested && node.occurs.startsWith('0') ? '0' : undefined,
    maxOccurs: isNested && node.occurs.endsWith('n') ? 'unbounded' : undefined,
  }
  if (node.typeRef !== undefined)
    return element(node.element, { ...occurs, type: node.typeRef }, mark(unconfirmedInside(node)))
  const notes = mark(unconfirmedText(node.unconfirmed))
  if (node.type === 'base64')
    return element(node.element, { ...occurs, type: 'xs:base64Binary' }, notes)
  if (node.opaque || node.type === 'xml') return element(node.element, occurs, [...notes, ANYTHING])
  const children = node.children.map((child) => nodeElement(child))
  const model = children.length === 0 ? [] : [tag('sequence', {}, children)]
  return element(node.element, occurs, [...notes, attributesOf(model, node.attributes)])
}

/** If anything about an attribute is unconfirmed, the element may have additional attributes. */
function attributesOf(model: readonly string[], attributes: XmlNode['attributes']): string {
  const isOpen = attributes.some(({ unconfirmed }) => unconfirmed !== undefined)
  const anyAttribute = isOpen ? [tag('anyAttribute', { processContents: 'skip' })] : []
  return complex([...model, ...attributes.map(attribute), ...anyAttribute])
}

function mark(text: string | undefined): string[] {
  return text === undefined ? [] : [annotation(text)]
}

function typeOf(type: ApiType, api: StreamApi): string[] {
  if (type.kind === 'codes') return [codesType(type)]
  if (type.kind === 'event') return eventTypes(type, api)
  // If it is unconfirmed whether the fields are attributes or elements, the schema allows both.
  const fieldsIn = (node: ApiField['node']) =>
    type.fields.filter((field) => type.fieldNodeUnconfirmed || field.node === node)
  const elements = fieldsIn('element').map(fieldElement)
  const attributes = fieldsIn('attribute').map((field) => fieldAttribute(field))
  const model = elements.length === 0 ? [] : [tag('all', {}, elements)]
  const notes = mark(unconfirmedText(unconfirmedOfType(type)))
  return [complex([...notes, ...model, ...attributes], type.name)]
}

/** Two types: `Event` with every field, for responses and SetEventInfo; `NewEvent` with what AddEvent accepts. */
function eventTypes(type: EventType, api: StreamApi): string[] {
  const { required, optional } = acceptedFields(api, 'AddEvent')
  const sent = type.children.filter((child) => isSent(child.type, 'AddEvent', api))
  const children = type.children.map((child) => childElement(child))
  const attributes = type.fields.map((field) => fieldAttribute(field))
  const sentChildren = sent.map((child) => childElement(child, '0'))
  const sentAttributes = [
    ...required.map((field) => fieldAttribute(field, 'required')),
    ...optional.map((field) => fieldAttribute(field)),
  ]
  return [
    complex([tag('choice', MANY, children), ...attributes], 'Event'),
    complex([tag('all', {}, sentChildren), ...sentAttributes], SENT_EVENTS.AddEvent),
  ]
}

/** If the child's path has more than two segments, the child is in a container element. */
function childElement(child: EventType['children'][number], minOccurs?: string): string {
  const notes = mark(unconfirmedText(child.unconfirmed))
  if (child.path.split('/').length <= 2)
    return element(child.element, { type: child.type, minOccurs }, notes)
  const inner = tag('sequence', {}, [element(child.type, { ...MANY, type: child.type })])
  return element(child.element, { minOccurs }, [...notes, complex([inner])])
}

function fieldElement(field: ApiField): string {
  const notes = mark(unconfirmedText(field.unconfirmed))
  if (field.type === 'xml') return element(field.name, { minOccurs: '0' }, [...notes, ANYTHING])
  const { type, children } = valueType(field)
  return element(field.name, { type, minOccurs: '0' }, [...notes, ...children])
}

function fieldAttribute(field: ApiField, use?: 'required'): string {
  const { type, children } = valueType(field)
  const { name, meaning, bits = [], unconfirmed } = field
  const guessed = bits.filter((bit) => bit.unconfirmed).map(({ value, day }) => `${value} ${day}`)
  const notes = [
    meaning,
    unconfirmedText(unconfirmed),
    unconfirmedText(guessed.join(', ') || undefined),
  ]
  const text = notes.filter((note) => note !== undefined).join(' ')
  return tag('attribute', { name, type, use }, [annotation(text), ...children])
}

function attribute({ name, type, required, unconfirmed }: XmlNode['attributes'][number]): string {
  const use = required ? 'required' : undefined
  const base = type === 'integer' ? 'xs:integer' : 'xs:string'
  return tag('attribute', { name, type: base, use }, mark(unconfirmedText(unconfirmed)))
}

function element(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  children: readonly string[] = [],
): string {
  return tag('element', { name, ...attributes }, children)
}

function complex(children: readonly string[], name?: string): string {
  return tag('complexType', { name }, children)
}
