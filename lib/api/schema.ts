import { z } from 'zod'

/** How sure a fact is: printed in the reference, following from another page, or assumed. */
export const SOURCES = ['documented', 'derived', 'inferred'] as const
export const VERBS = ['GET', 'POST', 'PUT', 'DELETE'] as const
export const MARKERS = ['M', 'C', 'Y', 'YM1', 'YM2', 'YM3', 'YM4', 'YM5'] as const
export const SERVICE_IDS = ['LM', 'BM'] as const

const text = z.string().min(1, 'expected a text')
const texts = z.array(text).default([])
const name = z.string().regex(/^[A-Za-z][A-Za-z0-9]*$/, 'expected letters and digits')
const source = z.enum(SOURCES).default('documented')
const occurs = z.enum(['1', '0..1', '0..n', '1..n'])
const route = z.string().regex(/^\/docs\/\S+$/, 'expected a route such as /docs/Stream')
const status = z.string().regex(/^[1-5](?:\d\d|xx)$/, 'expected a status such as 404 or 5xx')

const xmlAttribute = z.strictObject({
  name,
  type: text,
  required: z.boolean(),
  source,
  meaning: text,
  example: text.optional(),
  note: text.optional(),
})

const nodeFields = z.strictObject({
  element: name,
  type: z.enum(['container', 'element', 'xml', 'text', 'base64']),
  occurs,
  source,
  /** Name of the type that describes what is inside. */
  typeRef: name.optional(),
  meaning: text,
  note: text.optional(),
  /** The fields inside are not published. */
  opaque: z.boolean().default(false),
  carries: texts,
  example: text.optional(),
  attributes: z.array(xmlAttribute).default([]),
})

type NodeInput = z.input<typeof nodeFields> & { children?: NodeInput[] | undefined }
/** An XML element with what it holds. */
export type XmlNode = z.infer<typeof nodeFields> & { children: XmlNode[] }
const node: z.ZodType<XmlNode, z.ZodTypeDef, NodeInput> = nodeFields.extend({
  children: z.lazy(() => z.array(node)).default([]),
})

const parameter = z.strictObject({
  name,
  in: z.enum(['path', 'query']),
  inSource: source,
  type: z.enum(['String', 'Boolean']),
  required: z.boolean(),
  requiredSource: source,
  source,
  meaning: text,
  format: text.optional(),
  /** `format` of JSON Schema. */
  stringFormat: text.optional(),
  allowed: z.array(text).optional(),
  allowedComplete: z.boolean().optional(),
  example: text,
  note: text.optional(),
  obtainFrom: z.array(name).default([]),
})

const requestBody = z.strictObject({
  required: z.boolean(),
  argument: z.strictObject({ name, type: z.enum(['XML', 'Base64']) }).optional(),
  meaning: text,
  rootSource: source,
  rootNote: text.optional(),
  tree: node,
  examples: z.array(z.strictObject({ name: text, title: text, xml: text })).min(1),
})

const response = z.strictObject({
  status,
  meaning: text,
  source,
  /** Whether the answer also holds the log of the call, and how sure that is. */
  callLog: z.enum(SOURCES).optional(),
  /** What stands below the root; left out where the answer holds the log of the call only. */
  content: z.array(node).optional(),
  /** What the reader does about it, when it is more than what holds for every method. */
  action: text.optional(),
  example: text,
  exampleNote: text.optional(),
})

/** A method of the API, `data/stream-api/methods/<name>.yaml`. */
export const methodSchema = z.strictObject({
  name,
  group: text,
  /** Place within the group, from 1. */
  order: z.number().int().min(1),
  verb: z.enum(VERBS),
  path: z.string().regex(/^\/[\w/{}]+$/, 'expected a path such as /Events/{EventID}'),
  services: z.array(z.enum(SERVICE_IDS)).default([...SERVICE_IDS]),
  readsOnly: z.boolean(),
  /** Whether it takes the API token where tokens are in use. */
  takesToken: z.boolean().default(true),
  summary: text,
  description: text,
  /** There when verb, path and answers are assumed. */
  verification: z
    .strictObject({
      confidence: z.enum(['high', 'medium', 'low']),
      reasons: z.array(text).min(1),
      /** The method whose text some editions of the reference print under this name. */
      confusedWith: name,
      /** Whether later editions leave the method out. */
      dropped: z.boolean().default(false),
    })
    .optional(),
  useCases: texts,
  parameters: z.array(parameter),
  requestBody: requestBody.optional(),
  responses: z.array(response).min(1),
  notes: texts,
  openPoints: texts,
  relatedTypes: z.array(name).default([]),
  relatedMethods: z.array(name).default([]),
})

const allowed = z.array(z.strictObject({ value: text, meaning: text })).optional()

/** A value of an event or of a type inside of it. */
const field = z.strictObject({
  name,
  node: z.enum(['attribute', 'element']),
  cluster: text.optional(),
  type: text,
  markers: z.array(z.enum(MARKERS)).default([]),
  /** Methods that accept it in their request; none of them: read-only. */
  acceptedBy: z.array(name).default([]),
  meaning: text,
  format: text.optional(),
  unit: text.optional(),
  range: z.strictObject({ min: z.number(), max: z.number() }).optional(),
  default: z.string().optional(),
  pattern: text.optional(),
  allowed,
  bits: z.array(z.strictObject({ value: z.number().int(), day: text, source })).optional(),
  whenSettable: text.optional(),
  appliesTo: text.optional(),
  emptyAllowed: z.boolean().default(false),
  typeRef: name.optional(),
  relatedPage: route.optional(),
  example: text,
  notes: texts,
  openPoints: texts,
})

const eventType = z.strictObject({
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
  children: z.array(z.strictObject({ element: name, path: text, type: name, occurs, source })),
})

const childType = z.strictObject({
  name,
  kind: z.literal('type'),
  xmlPath: text,
  direction: z.enum(['answer only', 'request and answer']),
  summary: text,
  returnedBy: z.array(name),
  sentWith: z.array(name),
  fieldNodeSource: source,
  fieldNodeNote: text.optional(),
  fields: z.array(field),
  example: text,
  notes: texts,
  openPoints: texts,
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
  openPoints: texts,
})

/** A type or list of codes, `data/stream-api/types/<name>.yaml`. */
export const typeSchema = z.discriminatedUnion('kind', [eventType, childType, codesType])

const sharedElement = z.strictObject({
  meaning: text,
  note: text.optional(),
  attributes: z.array(xmlAttribute).default([]),
})

/** What holds for every method, `data/stream-api/api.yaml`. */
export const apiSchema = z.strictObject({
  name: text,
  software: text,
  version: text,
  style: text,
  transport: z.array(text),
  recommendedTransport: text,
  httpOutlook: text,
  verbs: z.array(z.strictObject({ verb: z.enum(VERBS), meaning: text })),
  messages: z.strictObject({
    format: text,
    charset: text,
    mediaType: text,
    mediaTypeSource: source,
  }),
  hostPlaceholder: text,
  services: z
    .array(
      z.strictObject({
        id: z.enum(SERVICE_IDS),
        name: text,
        softwareName: text,
        abbreviation: text,
        httpPort: z.number().int(),
        httpsPort: z.number().int(),
        basePath: z.string().regex(/^(?:\/\w+)+$/, 'expected a path such as /CambriaLM/v1'),
        manages: text,
        projectFile: text,
        projectElement: name,
      }),
    )
    .length(SERVICE_IDS.length),
  otherServers: z.array(z.strictObject({ name: text, address: text, note: text })),
  authentication: z.strictObject({
    source,
    parameter: name,
    in: z.literal('query'),
    value: text,
    scope: text,
    withoutKubernetes: text,
    change: text,
    services: text,
    unknownAnswer: text,
    advice: text,
    example: text,
  }),
  placeholders: z.array(
    z.strictObject({ name, meaning: text, example: text, obtainFrom: z.array(name) }),
  ),
  conventions: z.array(z.strictObject({ topic: text, rule: text })),
  roundTrips: z.strictObject({
    note: text,
    pairs: z.array(z.strictObject({ read: name, write: name })),
  }),
  statuses: z.array(z.strictObject({ status, meaning: text, action: text })),
  elements: z.strictObject({
    Content: sharedElement,
    Status: sharedElement,
    ServerRequest: sharedElement,
    Error: sharedElement,
    advice: text,
  }),
  groups: z.array(z.strictObject({ id: text, title: text, summary: text })).min(1),
})

export type Source = (typeof SOURCES)[number]
export type ApiCommon = z.infer<typeof apiSchema>
export type ApiService = ApiCommon['services'][number]
export type ApiMethod = z.infer<typeof methodSchema>
export type ApiParameter = ApiMethod['parameters'][number]
export type ApiResponse = ApiMethod['responses'][number]
export type ApiType = z.infer<typeof typeSchema>
export type ApiField = z.infer<typeof field>
export type XmlAttribute = z.infer<typeof xmlAttribute>
export type EventType = z.infer<typeof eventType>

/** The whole API; methods in the order of their groups, types by name. */
export type StreamApi = {
  readonly common: ApiCommon
  readonly methods: readonly ApiMethod[]
  readonly types: ReadonlyMap<string, ApiType>
}
