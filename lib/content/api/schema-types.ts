import { z } from 'zod'

export const VERBS = ['GET', 'POST', 'PUT', 'DELETE'] as const
const MARKERS = ['M', 'C', 'Y', 'YM1', 'YM2', 'YM3', 'YM4', 'YM5'] as const

export const text = z.string().min(1, 'expected text')
export const texts = z.array(text).default([])
export const name = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9]*$/, 'expected letters and digits, starting with a letter')
const occurs = z.enum(['1', '0..1', '0..n', '1..n'])
/**
 * The unconfirmed detail of a method, field, parameter, or bit, such as "the name". Every output marks it as
 * unconfirmed.
 */
export const unconfirmed = text.optional()
export const status = z.string().regex(/^[1-5](?:\d\d|xx)$/, 'expected a status such as 404 or 5xx')

/** An XML attribute of an element, or a field of a type. */
export const field = z.strictObject({
  name,
  node: z.enum(['attribute', 'element']).default('attribute'),
  cluster: text.optional(),
  type: text,
  required: z.boolean().default(false),
  markers: z.array(z.enum(MARKERS)).default([]),
  /** Methods whose requests accept the field. An event attribute with an empty list is read-only. */
  acceptedBy: z.array(name).default([]),
  meaning: text,
  format: text.optional(),
  range: z.strictObject({ min: z.number(), max: z.number() }).optional(),
  default: z.string().optional(),
  allowed: z.array(z.strictObject({ value: text, meaning: text })).optional(),
  bits: z.array(z.strictObject({ value: z.number().int(), day: text, unconfirmed })).optional(),
  whenSettable: text.optional(),
  typeRef: name.optional(),
  example: text.optional(),
  notes: texts,
  unconfirmed,
})

const nodeFields = z.strictObject({
  element: name,
  type: z.enum(['container', 'element', 'xml', 'text', 'base64']),
  occurs,
  /** Name of the type that describes the element's content. */
  typeRef: name.optional(),
  meaning: text,
  note: text.optional(),
  unconfirmed,
  /** True if the API data does not describe the element's content. */
  opaque: z.boolean().default(false),
  carries: texts,
  attributes: z.array(field).default([]),
})

type NodeInput = z.input<typeof nodeFields> & { children?: NodeInput[] | undefined }
export type XmlNode = z.infer<typeof nodeFields> & { children: XmlNode[] }
export const node: z.ZodType<XmlNode, NodeInput> = nodeFields.extend({
  children: z.lazy(() => z.array(node)).default([]),
})

export const eventType = z.strictObject({
  name,
  kind: z.literal('event'),
  summary: text,
  markers: z.array(
    z.strictObject({
      marker: z.enum(MARKERS),
      name: text,
      meaning: text,
      note: text.optional(),
    }),
  ),
  clusters: z.array(text),
  fields: z.array(field),
  children: z.array(z.strictObject({ element: name, path: text, type: name, occurs, unconfirmed })),
})

const childType = z.strictObject({
  name,
  kind: z.literal('type'),
  xmlPath: text,
  direction: z.enum(['response only', 'request and response']),
  /** True if it is unconfirmed whether requests accept the type. */
  directionUnconfirmed: z.boolean().default(false),
  summary: text,
  returnedBy: z.array(name),
  sentWith: z.array(name),
  /** True if it is unconfirmed whether the fields are XML attributes or elements. */
  fieldNodeUnconfirmed: z.boolean().default(false),
  fields: z.array(field),
  example: text,
  notes: texts,
})

const codesType = z.strictObject({
  name,
  kind: z.literal('codes'),
  xmlPath: text,
  attributeOf: name,
  summary: text,
  settable: text,
  complete: z.boolean(),
  values: z.array(z.strictObject({ code: text, label: text })).min(1),
  example: text,
  notes: texts,
})

/** A type or a list of codes, from `data/stream-api/types/<name>.yaml`. */
export const typeSchema = z.discriminatedUnion('kind', [eventType, childType, codesType])
