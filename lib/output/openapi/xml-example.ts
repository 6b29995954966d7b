import { DOMParser, type Element } from '@xmldom/xmldom'
import type { Json, JsonObject, Schemas } from './xml-schema'

/** Converts XML to the form that its schema describes, because OpenAPI tools expect examples in this form. */
export function exampleOf(xml: string, schema: JsonObject, schemas: Schemas): Json {
  const root = new DOMParser().parseFromString(xml, 'text/xml').documentElement
  if (root === null) throw new Error('example: found no element, expected XML with a root element')
  return elementValue(root, schema, schemas)
}

function elementValue(element: Element, given: JsonObject, schemas: Schemas): Json {
  const schema = resolve(given, schemas)
  if (schema.type !== 'object') return scalar(element.textContent ?? '', schema)
  const values: Record<string, Json> = {}
  for (const { name, value } of element.attributes)
    values[name] = scalar(value, resolve(property(schema, name), schemas))
  for (const child of element.children) {
    const childSchema = property(schema, child.nodeName)
    const before = values[child.nodeName] ?? []
    values[child.nodeName] =
      childSchema.type === 'array' && Array.isArray(before)
        ? [...before, elementValue(child, objectOf(childSchema.items), schemas)]
        : elementValue(child, childSchema, schemas)
  }
  return values
}

function scalar(value: string, { type }: JsonObject): Json {
  return type === 'integer' || type === 'number' ? Number(value) : value
}

function property(schema: JsonObject, name: string): JsonObject {
  return objectOf(objectOf(schema.properties)[name])
}

function resolve(schema: JsonObject, schemas: Schemas): JsonObject {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined
  return name === undefined ? schema : (schemas[name] ?? {})
}

function objectOf(value: Json): JsonObject {
  return isObject(value) ? value : {}
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
