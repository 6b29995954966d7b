import { methodRoute } from '../../content/api/anchors'
import type { ApiMethod, ApiParameter, ApiResponse, StreamApi } from '../../content/api/schema'
import { plainText } from '../../content/inline-markdown'
import { type OpenQuestion, questionsOn } from '../../content/questions/open-questions'
import { type JsonObject, nodeSchema, propertySchema } from './xml-schema'

/** Name of the shared schema of an error's body. */
export const ERROR_SCHEMA = 'ErrorAnswer'
/** Name of the shared schema of the log in a response. */
export const CALL_LOG_SCHEMA = 'CallLog'
export const TOKEN_SCHEME = 'usertoken'

export function operation(
  method: ApiMethod,
  api: StreamApi,
  questions: readonly OpenQuestion[],
): JsonObject {
  const { name, verification, requestBody } = method
  const description = [
    method.description,
    ...method.notes,
    ...questionsOn(methodRoute(name), questions).map(
      ({ question, until }) => `Open point: ${plainText(question)} ${plainText(until)}`,
    ),
  ]
  return {
    operationId: name.charAt(0).toLowerCase() + name.slice(1),
    tags: [method.group],
    summary: method.summary,
    description: description.join('\n\n'),
    security: method.takesToken ? undefined : [],
    parameters: method.parameters.length === 0 ? undefined : method.parameters.map(parameter),
    requestBody: requestBody && {
      required: requestBody.required,
      description: requestBody.meaning,
      content: {
        [api.common.messages.mediaType]: {
          schema: nodeSchema(requestBody.tree),
          examples: requestExamples(requestBody),
        },
      },
    },
    responses: Object.fromEntries(
      method.responses.map((response) => [
        response.status.toUpperCase(),
        responseObject(response, api),
      ]),
    ),
    'x-verification': verification && {
      status: 'inferred',
      confidence: verification.confidence,
      reasons: verification.reasons,
    },
  }
}

function requestExamples({ examples }: NonNullable<ApiMethod['requestBody']>) {
  if (examples.length === 0) return undefined
  return Object.fromEntries(
    examples.map(({ name, title, xml }) => [
      name.toLowerCase().replaceAll(' ', '-'),
      { summary: title, value: xml },
    ]),
  )
}

function parameter(one: ApiParameter): JsonObject {
  const { allowed, allowedComplete, stringFormat, format, note } = one
  const description = [one.meaning, format === undefined ? undefined : `Form: ${format}.`, note]
  return {
    name: one.name,
    in: one.in,
    required: one.required,
    description: description.filter((text) => text !== undefined).join(' '),
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

function responseObject(response: ApiResponse, api: StreamApi): JsonObject {
  const schema =
    response.content === undefined
      ? { $ref: `#/components/schemas/${ERROR_SCHEMA}` }
      : responseSchema(response, api)
  return {
    description: response.meaning,
    content: {
      [api.common.messages.mediaType]: {
        schema,
        examples: response.example && { answer: { value: response.example } },
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
