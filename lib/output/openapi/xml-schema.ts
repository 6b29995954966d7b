import type {
  ApiField,
  ApiType,
  EventType,
  StreamApi,
  XmlNode,
} from '../../content/api/api-schemas'
import { unconfirmedInside, unconfirmedOfType, unconfirmedText } from '../../content/api/certainty'
import {
  acceptedFields,
  bitsText,
  isReadOnly,
  isSent,
  rangeOf,
} from '../../content/api/event-fields'

/** Part of an OpenAPI document. Serialization omits undefined values. */
export type Json = undefined | string | number | boolean | null | readonly Json[] | JsonObject
export type JsonObject = { readonly [key: string]: Json }

/** Schemas refer to each other by name, because types can be cyclic. */
export function typeSchemas(api: StreamApi): Record<string, JsonObject> {
  return Object.fromEntries(
    [...api.types.values()].flatMap((type) => [
      [type.name, schemaOfType(type)],
      ...(type.kind === 'event' ? sentEvents(type, api) : []),
    ]),
  )
}

export function sentences(...texts: readonly (string | undefined)[]): string {
  return texts.filter((text) => text !== undefined).join(' ')
}

export function propertySchema(node: XmlNode): JsonObject {
  const schema = nodeSchema(node)
  const isList = node.occurs === '0..n' || node.occurs === '1..n'
  return isList ? { type: 'array', items: schema } : schema
}

export function nodeSchema(node: XmlNode): JsonObject {
  if (node.typeRef !== undefined)
    return { ...reference(node.typeRef), description: unconfirmedInside(node) }
  const description = sentences(node.meaning, node.note, unconfirmedText(node.unconfirmed))
  const xml = { name: node.element }
  if (node.type === 'base64') return { type: 'string', contentEncoding: 'base64', description, xml }
  const properties = {
    ...fieldSchemas(node.attributes),
    ...Object.fromEntries(node.children.map((child) => [child.element, propertySchema(child)])),
  }
  const required = [
    ...node.attributes.filter((attribute) => attribute.required).map(({ name }) => name),
    ...node.children.filter(({ occurs }) => occurs === '1').map(({ element }) => element),
  ]
  return {
    type: 'object',
    description,
    xml,
    ...(Object.keys(properties).length === 0 ? { additionalProperties: true } : { properties }),
    required: required.length === 0 ? undefined : required,
  }
}

function schemaOfType(type: ApiType): JsonObject {
  if (type.kind === 'codes') {
    return {
      type: 'string',
      description: type.summary,
      enum: type.values.map(({ code }) => code),
      'x-enum-descriptions': type.values.map(({ label }) => label),
    }
  }
  return {
    type: 'object',
    description: sentences(type.summary, unconfirmedText(unconfirmedOfType(type))),
    xml: { name: type.name },
    properties: {
      ...fieldSchemas(type.fields),
      ...childSchemas(type.kind === 'event' ? type.children : []),
    },
  }
}

/** One schema for each method that accepts events, with only the fields and children that the method accepts. */
function sentEvents(type: EventType, api: StreamApi): [string, JsonObject][] {
  return Object.entries(api.common.sentEvents).map(([method, name]) => {
    const { required, optional } = acceptedFields(api, method)
    return [
      name,
      {
        type: 'object',
        description: `An event, with only the attributes and elements that ${method} accepts.`,
        xml: { name: type.name },
        properties: {
          ...fieldSchemas([...required, ...optional]),
          ...childSchemas(type.children.filter((child) => isSent(child.type, method, api))),
        },
        required: required.length === 0 ? undefined : required.map((field) => field.name),
      },
    ]
  })
}

/** If the path of a child has more than two segments, the child is in a container element. */
function childSchemas(children: EventType['children']): Record<string, JsonObject> {
  return Object.fromEntries(
    children.map(({ element, path, type: name, occurs, unconfirmed }) => {
      const isList = occurs.endsWith('n')
      const child = isList ? { type: 'array', items: reference(name) } : reference(name)
      const isContainer = path.split('/').length > 2
      const schema = isContainer ? { type: 'object', properties: { [name]: child } } : child
      return [element, { ...schema, description: unconfirmedText(unconfirmed) }]
    }),
  )
}

function fieldSchemas(fields: readonly ApiField[]): Record<string, JsonObject> {
  return Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)]))
}

function fieldSchema(field: ApiField): JsonObject {
  const { meaning, format, whenSettable, unconfirmed } = field
  const description = sentences(
    meaning,
    bitsText(field),
    format && `Format: ${format}.`,
    whenSettable && `Settable ${whenSettable}.`,
    unconfirmedText(unconfirmed),
  )
  if (field.typeRef !== undefined)
    return { ...reference(field.typeRef), xml: { attribute: true }, description }
  return {
    ...valueSchema(field),
    description,
    'x-default': field.default,
    xml: field.node === 'attribute' ? { attribute: true } : undefined,
    readOnly: isReadOnly(field) || undefined,
  }
}

function valueSchema(field: ApiField): JsonObject {
  const { type, allowed, example } = field
  const range = rangeOf(field)
  const limits = range === undefined ? {} : { minimum: range.min, maximum: range.max }
  if (type === 'xml') return { type: 'object', additionalProperties: true }
  if (type.startsWith('integer')) return { type: 'integer', ...limits }
  if (type === 'number') return { type: 'number', ...limits }
  if (allowed !== undefined) return { type: 'string', enum: allowed.map(({ value }) => value) }
  if (type === 'boolean') return { type: 'string', enum: ['0', '1'] }
  return { type: 'string', examples: example === undefined ? undefined : [example] }
}

export function reference(name: string): JsonObject {
  return { $ref: `#/components/schemas/${name}` }
}
