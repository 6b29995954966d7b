import { z } from 'zod'
import { pageFacts } from '../schema-fields'
import type { PlaceholderSet } from '../values/placeholders'
import {
  apiText,
  apiTexts,
  type eventTypeSchema,
  field,
  name,
  status,
  type typeSchema,
  unconfirmed,
  VERBS,
  xmlNode,
} from './schema-types'

const parameter = z.strictObject({
  name,
  in: z.enum(['path', 'query']),
  type: z.enum(['string', 'boolean']),
  required: z.boolean(),
  meaning: apiText,
  format: apiText.optional(),
  allowed: z.array(apiText).optional(),
  allowedComplete: z.boolean().optional(),
  example: apiText,
  note: apiText.optional(),
  unconfirmed,
  obtainFrom: z.array(name).default([]),
})

const requestBody = z.strictObject({
  required: z.boolean(),
  meaning: apiText,
  /** The file that the samples send. */
  file: apiText,
  /** Set if the body is a document that a manager returned, edited or unchanged. */
  document: z
    .strictObject({
      /** The method whose response contains the body's root element. */
      from: name,
      query: apiText.optional(),
      /** An element of the returned document that the body must not contain. */
      without: name.optional(),
      /** Whether the sample for this method fetches the document. If not, the sample for `from` saves it. */
      readHere: z.boolean().default(true),
    })
    .optional(),
  tree: xmlNode,
  examples: z.array(z.strictObject({ name: apiText, title: apiText, xml: apiText })).default([]),
})

const response = z.strictObject({
  status,
  meaning: apiText,
  callLog: z.boolean().default(false),
  /** Elements below the root; omitted if the response contains only the call log. */
  content: z.array(xmlNode).optional(),
  /** Advice that replaces the general advice for the status. */
  action: apiText.optional(),
  example: apiText.optional(),
})

/** Whether a client may send the call again if it got no answer. Without `basis`, nobody has said it. */
const repeat = z.discriminatedUnion('verdict', [
  z.strictObject({
    verdict: z.enum(['safe', 'unsafe']),
    basis: z.enum(['HTTP', 'reference']),
    note: apiText.optional(),
  }),
  z.strictObject({ verdict: z.literal('not documented'), note: apiText }),
])

export const methodSchema = z.strictObject({
  name,
  group: apiText,
  /** Position within the group, starting at 1. */
  order: z.number().int().min(1),
  verb: z.enum(VERBS),
  path: z.string().regex(/^\/[\w/{}]+$/, 'expected a path such as /Events/{EventID}'),
  repeat,
  /** Warning about possible damage, shown above the samples. */
  warning: apiText.optional(),
  /** Whether the method accepts the API token if tokens are used. */
  takesToken: z.boolean().default(true),
  summary: apiText,
  description: apiText,
  unconfirmed,
  useCases: z.array(apiText).min(1),
  parameters: z.array(parameter),
  requestBody: requestBody.optional(),
  responses: z.array(response).min(1),
  notes: apiTexts,
  page: z.strictObject(pageFacts),
  /** Questions that the page answers, in a reader's words. Only the search uses them. */
  questions: apiTexts,
  relatedTypes: z.array(name).default([]),
  relatedMethods: z.array(name).default([]),
})

const sharedElement = z.strictObject({
  meaning: apiText,
  note: apiText.optional(),
  attributes: z.array(field).default([]),
})

const service = z.strictObject({
  name: apiText,
  softwareName: apiText,
  abbreviation: apiText,
  httpPort: z.number().int(),
  httpsPort: z.number().int(),
  basePath: z.string().regex(/^(?:\/\w+)+$/, 'expected a path such as /CambriaLM/v1'),
  manages: apiText,
  projectFile: apiText,
  projectElement: name,
})

/** Facts about the API as a whole, from `data/stream-api/api.yaml`. */
export const apiSchema = z.strictObject({
  name: apiText,
  software: apiText,
  version: apiText,
  contact: z.strictObject({ name: apiText, url: z.string().url('expected a URL') }),
  mediaType: apiText,
  /** The version of curl that the samples need, and the form of a call for older versions. */
  curl: z.strictObject({
    needs: apiText,
    versions: z.array(z.strictObject({ system: apiText, version: apiText })),
    older: apiText,
    call: apiText,
  }),
  hostPlaceholder: apiText,
  /** Placeholders in request samples, by parameter. */
  parameterPlaceholders: z.record(name, apiText),
  /** Names of the event's types in the OpenAPI description, by the method that sends the event. */
  sentEvents: z.record(name, name),
  /** The samples are written for the first. */
  services: z.tuple([service], service),
  authentication: z.strictObject({
    parameter: name,
    in: z.literal('query'),
    value: apiText,
    scope: apiText,
    withoutKubernetes: apiText,
    change: apiText,
    advice: apiText,
  }),
  conventions: z.array(z.strictObject({ topic: apiText, rule: apiText })),
  statuses: z.array(z.strictObject({ status, meaning: apiText, action: apiText })),
  elements: z.strictObject({
    Content: sharedElement,
    Status: sharedElement,
    ServerRequest: sharedElement,
    Error: sharedElement,
  }),
  /** What a program or language model that writes calls must know, for the head of `llms.txt`. */
  forPrograms: z.array(apiText).min(1),
  errorExample: apiText,
  groups: z.array(z.strictObject({ id: apiText, title: apiText, summary: apiText })).min(1),
})

export type ApiCommon = z.infer<typeof apiSchema>
export type ApiService = z.infer<typeof service>
export type ApiMethod = z.infer<typeof methodSchema>
export type ApiParameter = ApiMethod['parameters'][number]
export type ApiResponse = ApiMethod['responses'][number]
export type ApiType = z.infer<typeof typeSchema>
export type ApiField = z.infer<typeof field>
export type { XmlNode } from './schema-types'
export type EventType = z.infer<typeof eventTypeSchema>

/** Methods are sorted by group and order; types are keyed by name. */
export type StreamApi = {
  readonly common: ApiCommon
  readonly methods: readonly ApiMethod[]
  readonly types: ReadonlyMap<string, ApiType>
  /** The values that readers fill in, in request samples and in examples of request bodies. */
  readonly placeholders: PlaceholderSet
}
