import type { ApiField, ApiType, StreamApi, XmlAttribute, XmlNode } from '../../content/api/schema'

/** Part of an OpenAPI document; what is undefined is left out. */
export type Json =
  | undefined
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json }
export type JsonObject = { readonly [key: string]: Json }

/** The schemas of all types; they refer to each other by name, so that cycles stay finite. */
export function typeSchemas(api: StreamApi): Record<string, JsonObject> {
  return Object.fromEntries([...api.types.values()].map((type) => [type.name, typeSchema(type)]))
}

/** The schema of an element as it stands in a document: itself, or a list when it may occur more than once. */
export function propertySchema(node: XmlNode): JsonObject {
  const schema = nodeSchema(node)
  const isList = node.occurs === '0..n' || node.occurs === '1..n'
  return isList ? { type: 'array', items: schema } : schema
}

/** The schema of one element. */
export function nodeSchema(node: XmlNode): JsonObject {
  if (node.typeRef !== undefined) return reference(node.typeRef)
  const description = [node.meaning, node.note].filter((text) => text !== undefined).join(' ')
  if (node.type === 'base64') return { type: 'string', contentEncoding: 'base64', description }
  const properties = {
    ...Object.fromEntries(node.attributes.map((one) => [one.name, attributeSchema(one)])),
    ...Object.fromEntries(node.children.map((child) => [child.element, propertySchema(child)])),
  }
  const required = [
    ...node.attributes.filter((one) => one.required).map(({ name }) => name),
    ...node.children.filter(({ occurs }) => occurs === '1').map(({ element }) => element),
  ]
  return {
    type: 'object',
    description,
    xml: { name: node.element },
    ...(Object.keys(properties).length === 0 ? { additionalProperties: true } : { properties }),
    ...(required.length === 0 ? {} : { required }),
  }
}

function attributeSchema({ type, meaning, example }: XmlAttribute): JsonObject {
  return {
    type: type === 'integer' ? 'integer' : 'string',
    description: meaning,
    xml: { attribute: true },
    ...(example === undefined || type === 'integer' ? {} : { examples: [example] }),
  }
}

function typeSchema(type: ApiType): JsonObject {
  if (type.kind === 'codes') {
    return {
      type: 'string',
      description: type.summary,
      enum: type.values.map(({ code }) => code),
      'x-enum-descriptions': type.values.map(({ label }) => label),
    }
  }
  const children = type.kind === 'event' ? eventChildren(type) : {}
  return {
    type: 'object',
    description: type.summary,
    xml: { name: type.name },
    properties: {
      ...Object.fromEntries(type.fields.map((field) => [field.name, fieldSchema(field)])),
      ...children,
    },
  }
}

/** Children of an event; those with a longer path stand in a container. */
function eventChildren(type: Extract<ApiType, { kind: 'event' }>): Record<string, JsonObject> {
  return Object.fromEntries(
    type.children.map(({ element, path, type: name, occurs }) => {
      const isList = occurs.endsWith('n')
      const child = isList ? { type: 'array', items: reference(name) } : reference(name)
      const isContainer = path.split('/').length > 2
      return [element, isContainer ? { type: 'object', properties: { [name]: child } } : child]
    }),
  )
}

function fieldSchema(field: ApiField): JsonObject {
  if (field.typeRef !== undefined)
    return { ...reference(field.typeRef), xml: { attribute: true }, description: field.meaning }
  const { format, appliesTo, whenSettable } = field
  const description = [
    field.meaning,
    format === undefined ? undefined : `Form: ${format}.`,
    appliesTo === undefined ? undefined : `For ${appliesTo}.`,
    whenSettable === undefined ? undefined : `Settable ${whenSettable}.`,
  ]
  return {
    ...valueSchema(field),
    description: description.filter((text) => text !== undefined).join(' '),
    ...(field.default === undefined ? {} : { 'x-default': field.default }),
    ...(field.node === 'attribute' ? { xml: { attribute: true } } : {}),
    ...(field.cluster !== undefined && field.acceptedBy.length === 0 ? { readOnly: true } : {}),
  }
}

function valueSchema({ type, allowed, range, pattern }: ApiField): JsonObject {
  const limits = range === undefined ? {} : { minimum: range.min, maximum: range.max }
  if (type === 'xml') return { type: 'object', additionalProperties: true }
  if (type.startsWith('integer')) return { type: 'integer', ...limits }
  if (type === 'number') return { type: 'number', ...limits }
  if (allowed !== undefined) return { type: 'string', enum: allowed.map(({ value }) => value) }
  if (type === 'boolean') return { type: 'string', enum: ['0', '1'] }
  return { type: 'string', pattern }
}

function reference(name: string): JsonObject {
  return { $ref: `#/components/schemas/${name}` }
}
