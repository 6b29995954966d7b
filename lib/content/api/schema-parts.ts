import { z } from 'zod'

export const VERBS = ['GET', 'POST', 'PUT', 'DELETE'] as const
export const EFFECTS = ['reads', 'writes', 'deletes'] as const
export const MARKERS = ['M', 'C', 'Y', 'YM1', 'YM2', 'YM3', 'YM4', 'YM5'] as const
export const SERVICE_IDS = ['LM', 'BM'] as const

export const text = z.string().min(1, 'expected text')
export const texts = z.array(text).default([])
export const name = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9]*$/, 'expected letters and digits, starting with a letter')
export const occurs = z.enum(['1', '0..1', '0..n', '1..n'])
export const route = z.string().regex(/^\/docs\/\S+$/, 'expected a route such as /docs/Stream')
/** The unconfirmed detail of a field, parameter, or bit, such as "the name". Every output marks it as unconfirmed. */
export const unconfirmed = text.optional()
export const status = z.string().regex(/^[1-5](?:\d\d|xx)$/, 'expected a status such as 404 or 5xx')

export const xmlAttribute = z.strictObject({
  name,
  type: text,
  required: z.boolean(),
  meaning: text,
  example: text.optional(),
  note: text.optional(),
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
  example: text.optional(),
  attributes: z.array(xmlAttribute).default([]),
})

type NodeInput = z.input<typeof nodeFields> & { children?: NodeInput[] | undefined }
export type XmlNode = z.infer<typeof nodeFields> & { children: XmlNode[] }
export const node: z.ZodType<XmlNode, z.ZodTypeDef, NodeInput> = nodeFields.extend({
  children: z.lazy(() => z.array(node)).default([]),
})
