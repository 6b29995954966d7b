import { z } from 'zod'

export const VERBS = ['GET', 'POST', 'PUT', 'DELETE'] as const
const MARKERS = ['M', 'C', 'Y', 'YM1', 'YM2', 'YM3', 'YM4', 'YM5'] as const

export const apiText = z.string().min(1, 'expected text')
export const apiTexts = z.array(apiText).default([])
export const name = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9]*$/, 'expected letters and digits, starting with a letter')
const occurs = z.enum(['1', '0..1', '0..n', '1..n'])
/** The unconfirmed detail of a method, field, or parameter, such as "the name". Every output marks it. */
export const unconfirmed = apiText.optional()
export const status = z.string().regex(/^[1-5](?:\d\d|xx)$/, 'expected a status such as 404 or 5xx')

/** An XML attribute of an element, or a field of a type. */
export const field = z.strictObject({
  name,
  node: z.enum(['attribute', 'element']).default('attribute'),
  cluster: apiText.optional(),
  type: apiText,
  required: z.boolean().default(false),
  markers: z.array(z.enum(MARKERS)).default([]),
  /** Methods whose requests accept the field. An event attribute with an empty list is read-only. */
  acceptedBy: z.array(name).default([]),
  meaning: apiText,
  format: apiText.optional(),
  range: z.strictObject({ min: z.number(), max: z.number() }).optional(),
  default: z.string().optional(),
  allowed: z.array(z.strictObject({ value: apiText, meaning: apiText })).optional(),
  bits: z.array(z.strictObject({ value: z.number().int(), day: apiText })).optional(),
  whenSettable: apiText.optional(),
  typeRef: name.optional(),
  example: apiText.optional(),
  notes: apiTexts,
  unconfirmed,
})

const nodeFields = z.strictObject({
  element: name,
  type: z.enum(['container', 'element', 'xml', 'text', 'base64']),
  occurs,
  /** Name of the type that describes the element's content. */
  typeRef: name.optional(),
  meaning: apiText,
  note: apiText.optional(),
  unconfirmed,
  /** True if the API data does not describe the element's content. */
  opaque: z.boolean().default(false),
  carries: apiTexts,
  attributes: z.array(field).default([]),
})

type NodeInput = z.input<typeof nodeFields> & { children?: NodeInput[] | undefined }
export type XmlNode = z.infer<typeof nodeFields> & { children: XmlNode[] }
export const xmlNode: z.ZodType<XmlNode, NodeInput> = nodeFields.extend({
  children: z.lazy(() => z.array(xmlNode)).default([]),
})

export const eventTypeSchema = z.strictObject({
  name,
  kind: z.literal('event'),
  summary: apiText,
  markers: z.array(
    z.strictObject({
      marker: z.enum(MARKERS),
      name: apiText,
      meaning: apiText,
      note: apiText.optional(),
    }),
  ),
  clusters: z.array(apiText),
  fields: z.array(field),
  children: z.array(
    z.strictObject({ element: name, path: apiText, type: name, occurs, unconfirmed }),
  ),
})

const childType = z.strictObject({
  name,
  kind: z.literal('type'),
  xmlPath: apiText,
  direction: z.enum(['response only', 'request and response']),
  /** True if it is unconfirmed whether requests accept the type. */
  directionUnconfirmed: z.boolean().default(false),
  summary: apiText,
  returnedBy: z.array(name),
  sentWith: z.array(name),
  /** True if it is unconfirmed whether the fields are XML attributes or elements. */
  fieldNodeUnconfirmed: z.boolean().default(false),
  fields: z.array(field),
  example: apiText,
  notes: apiTexts,
})

const codesType = z.strictObject({
  name,
  kind: z.literal('codes'),
  xmlPath: apiText,
  attributeOf: name,
  summary: apiText,
  settable: apiText,
  complete: z.boolean(),
  values: z.array(z.strictObject({ code: apiText, label: apiText })).min(1),
  example: apiText,
  notes: apiTexts,
})

/** A type or a list of codes, from `data/stream-api/types/<name>.yaml`. */
export const typeSchema = z.discriminatedUnion('kind', [eventTypeSchema, childType, codesType])
