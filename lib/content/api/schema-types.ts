import { z } from 'zod'
import { MARKERS, name, occurs, route, text, texts, unconfirmed } from './schema-parts'

const allowed = z.array(z.strictObject({ value: text, meaning: text })).optional()

/** A field in an event or in a type that is nested in events. */
export const field = z.strictObject({
  name,
  node: z.enum(['attribute', 'element']),
  cluster: text.optional(),
  type: text,
  markers: z.array(z.enum(MARKERS)).default([]),
  /** Methods whose requests accept the field. An event attribute with an empty list is read-only. */
  acceptedBy: z.array(name).default([]),
  meaning: text,
  format: text.optional(),
  unit: text.optional(),
  range: z.strictObject({ min: z.number(), max: z.number() }).optional(),
  default: z.string().optional(),
  pattern: text.optional(),
  allowed,
  bits: z.array(z.strictObject({ value: z.number().int(), day: text, unconfirmed })).optional(),
  whenSettable: text.optional(),
  appliesTo: text.optional(),
  emptyAllowed: z.boolean().default(false),
  typeRef: name.optional(),
  relatedPage: route.optional(),
  example: text,
  notes: texts,
  unconfirmed,
})

export const eventType = z.strictObject({
  name,
  kind: z.literal('event'),
  container: name,
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
