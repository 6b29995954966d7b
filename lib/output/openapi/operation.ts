import { methodRoute } from '../../content/api/anchors'
import { unconfirmedText } from '../../content/api/certainty'
import { SENT_EVENTS } from '../../content/api/event-fields'
import type {
  ApiMethod,
  ApiParameter,
  ApiResponse,
  StreamApi,
  XmlNode,
} from '../../content/api/schema'
import { type OpenQuestion, questionsOn } from '../../content/questions/open-questions'
import { exampleOf } from './xml-example'
import { type JsonObject, nodeSchema, propertySchema, sentences } from './xml-schema'

/** Name of the shared schema of an error's body. */
export const ERROR_SCHEMA = 'ErrorAnswer'
/** Name of the shared schema of the log in a response. */
export const CALL_LOG_SCHEMA = 'CallLog'
export const TOKEN_SCHEME = 'usertoken'

type Schemas = Readonly<Record<string, JsonObject>>

/** @param schemas those that operations name */
export function operation(
  method: ApiMethod,
  api: StreamApi,
  questions: readonly OpenQuestion[],
  schemas: Schemas,
): JsonObject {
  const { name, verification, requestBody } = method
  const description = [
    method.description,
    ...(method.warning === undefined ? [] : [`Warning: ${method.warning}`]),
    ...method.notes,
    ...questionsOn(methodRoute(name), questions).map(
      ({ question, until }) => `Open point: ${question} ${until}`,
    ),
  ]
  return {
    operationId: name.charAt(0).toLowerCase() + name.slice(1),
    tags: [method.group],
    summary: method.summary,
    description: description.join('\n\n').replaceAll('](#', `](${methodRoute(name)}#`),
    security: method.takesToken ? undefined : [],
    parameters: method.parameters.length === 0 ? undefined : method.parameters.map(parameter),
    requestBody: requestBody && {
      required: requestBody.required,
      description: requestBody.meaning,
      content: {
        [api.common.messages.mediaType]: requestContent(method.name, requestBody, schemas),
      },
    },
    responses: responses(method, api, schemas),
    'x-verification': verification && {
      status: 'inferred',
      confidence: verification.confidence,
      reasons: verification.reasons,
    },
  }
}

function requestContent(
  method: string,
  { tree, examples }: NonNullable<ApiMethod['requestBody']>,
  schemas: Schemas,
): JsonObject {
  const schema = nodeSchema(sentTree(tree, method))
  if (examples.length === 0) return { schema }
  const named = examples.map(({ name, title, xml }) => [
    name.toLowerCase().replaceAll(' ', '-'),
    { summary: title, value: exampleOf(xml, schema, schemas) },
  ])
  return { schema, examples: Object.fromEntries(named) }
}

/** The tree with the event as the method takes it. */
function sentTree(node: XmlNode, method: string): XmlNode {
  const children = node.children.map((child) => sentTree(child, method))
  return node.typeRef === 'Event'
    ? { ...node, typeRef: SENT_EVENTS[method] ?? 'Event' }
    : { ...node, children }
}

function parameter(one: ApiParameter): JsonObject {
  const { meaning, allowed, allowedComplete, stringFormat, format, note, unconfirmed } = one
  return {
    name: one.name,
    in: one.in,
    required: one.required,
    description: sentences(
      meaning,
      format && `Format: ${format}.`,
      note,
      unconfirmedText(unconfirmed),
    ),
    schema:
      one.type === 'Boolean'
        ? { type: 'boolean' }
        : {
            type: 'string',
            format: stringFormat,
            [allowedComplete ? 'enum' : 'examples']: allowed,
          },
    example: one.type === 'Boolean' ? one.example === 'true' : one.example,
  }
}

const NO_CLIENT_ERROR =
  'Unconfirmed: the reference names no status from 400 to 499 of this method. Others return 400 for a call that is not valid.'

/** A range of statuses makes generators write code that is not valid: any other status is the default. */
function responses({ responses: all }: ApiMethod, api: StreamApi, schemas: Schemas): JsonObject {
  const hasClientError = all.some(({ status }) => status.startsWith('4'))
  const unnamed = { status: '400', meaning: NO_CLIENT_ERROR, callLog: false } as const
  const listed = hasClientError ? all : [...all, unnamed]
  return Object.fromEntries(
    listed.map((response) => {
      const { status, meaning } = response
      return /^\d+$/.test(status)
        ? [status, responseObject(response, meaning, api, schemas)]
        : ['default', responseObject(response, `${status}: ${meaning}`, api, schemas)]
    }),
  )
}

function responseObject(
  response: ApiResponse,
  description: string,
  api: StreamApi,
  schemas: Schemas,
): JsonObject {
  const schema =
    response.content === undefined
      ? { $ref: `#/components/schemas/${ERROR_SCHEMA}` }
      : responseSchema(response, api)
  return {
    description,
    content: {
      [api.common.messages.mediaType]: {
        schema,
        examples: response.example && {
          answer: { value: exampleOf(response.example, schema, schemas) },
        },
      },
    },
  }
}

/** The root of a response; the log of the call is the same schema in all of them. */
function responseSchema({ content = [], callLog }: ApiResponse, api: StreamApi): JsonObject {
  return {
    type: 'object',
    description: api.common.elements.Content.meaning,
    xml: { name: 'Content' },
    properties: {
      ...(callLog ? { Status: { $ref: `#/components/schemas/${CALL_LOG_SCHEMA}` } } : {}),
      ...Object.fromEntries(content.map((node) => [node.element, propertySchema(node)])),
    },
  }
}
