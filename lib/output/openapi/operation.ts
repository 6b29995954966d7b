import { methodRoute } from '../../content/api/anchors'
import type {
  ApiMethod,
  ApiParameter,
  ApiResponse,
  StreamApi,
  XmlNode,
} from '../../content/api/api-schemas'
import { inferredMark, repeatText, unconfirmedText } from '../../content/api/certainty'
import type { OpenQuestion } from '../../content/questions/open-questions'
import { withExamples } from '../../content/values/placeholders'
import { type JsonObject, nodeSchema, propertySchema, reference, sentences } from './xml-schema'

export const ERROR_SCHEMA = 'ErrorAnswer'
export const CALL_LOG_SCHEMA = 'CallLog'
export const TOKEN_SCHEME = 'usertoken'

export function operation(
  method: ApiMethod,
  api: StreamApi,
  questions: readonly OpenQuestion[],
): JsonObject {
  const { name, requestBody } = method
  const description = [
    sentences(method.description, unconfirmedText(method.unconfirmed)),
    repeatText(method),
    ...(method.warning === undefined ? [] : [`Warning: ${method.warning}`]),
    ...method.notes,
    ...questions
      .filter(({ pages }) => pages.includes(methodRoute(name)))
      .map(({ question, until }) => `Open point: ${question} ${until}`),
  ]
  return {
    operationId: name.charAt(0).toLowerCase() + name.slice(1),
    tags: [method.group],
    summary: [inferredMark(method), method.summary].filter(Boolean).join('. '),
    description: description.join('\n\n').replaceAll('](#', `](${methodRoute(name)}#`),
    security: method.takesToken ? undefined : [],
    parameters: method.parameters.length === 0 ? undefined : method.parameters.map(parameter),
    requestBody: requestBody && {
      required: requestBody.required,
      description: requestBody.meaning,
      content: {
        [api.common.mediaType]: requestContent(api.common.sentEvents[name], requestBody, api),
      },
    },
    responses: responseObjects(method, api),
  }
}

function requestContent(
  sentEvent: string | undefined,
  { tree, examples }: NonNullable<ApiMethod['requestBody']>,
  { placeholders }: StreamApi,
): JsonObject {
  const schema = nodeSchema(sentEvent === undefined ? tree : sentTree(tree, sentEvent))
  if (examples.length === 0) return { schema }
  const named = examples.map(({ name, title, xml }) => [
    name.toLowerCase().replaceAll(' ', '-'),
    { summary: title, value: withExamples(xml, placeholders) },
  ])
  return { schema, examples: Object.fromEntries(named) }
}

/** Replaces the schema of an event in a request body with the schema of the events that the method accepts. */
function sentTree(node: XmlNode, sentEvent: string): XmlNode {
  const children = node.children.map((child) => sentTree(child, sentEvent))
  return node.typeRef === 'Event' ? { ...node, typeRef: sentEvent } : { ...node, children }
}

function parameter(source: ApiParameter): JsonObject {
  const { meaning, allowed, allowedComplete, format, note } = source
  return {
    name: source.name,
    in: source.in,
    required: source.required,
    description: sentences(
      meaning,
      format && `Format: ${format}.`,
      note,
      unconfirmedText(source.unconfirmed),
    ),
    schema:
      source.type === 'boolean'
        ? { type: 'boolean' }
        : { type: 'string', [allowedComplete ? 'enum' : 'examples']: allowed },
    example: source.type === 'boolean' ? source.example === 'true' : source.example,
  }
}

const NO_CLIENT_ERROR =
  'Unconfirmed: the reference lists no 4xx status for this method. Other methods return 400 for an invalid call.'

/** Ranges become "default", because some code generators cannot handle them. Without a 4xx, adds an unconfirmed 400. */
function responseObjects({ responses: all }: ApiMethod, api: StreamApi): JsonObject {
  const hasClientError = all.some(({ status }) => status.startsWith('4'))
  const unnamed = { status: '400', meaning: NO_CLIENT_ERROR, callLog: false } as const
  const listed = hasClientError ? all : [...all, unnamed]
  return Object.fromEntries(
    listed.map((response) => {
      const { status, meaning } = response
      return /^\d+$/.test(status)
        ? [status, responseObject(response, meaning, api)]
        : ['default', responseObject(response, `${status}: ${meaning}`, api)]
    }),
  )
}

function responseObject(response: ApiResponse, description: string, api: StreamApi): JsonObject {
  const schema =
    response.content === undefined ? reference(ERROR_SCHEMA) : responseSchema(response, api)
  return { description, content: { [api.common.mediaType]: { schema, example: response.example } } }
}

function responseSchema({ content = [], callLog }: ApiResponse, api: StreamApi): JsonObject {
  return {
    type: 'object',
    description: api.common.elements.Content.meaning,
    xml: { name: 'Content' },
    properties: {
      ...(callLog ? { Status: reference(CALL_LOG_SCHEMA) } : {}),
      ...Object.fromEntries(content.map((node) => [node.element, propertySchema(node)])),
    },
  }
}
