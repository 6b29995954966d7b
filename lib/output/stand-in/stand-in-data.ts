import type { StreamApi } from '../../content/api/schema'
import { schemaDocument } from '../xsd/schema-document'

/** Must be serializable as JSON, because the program file contains the data as JSON. */
export type StandInData = ReturnType<typeof standInData>

export function standInData(api: StreamApi) {
  const { services, authentication, placeholders, messages } = api.common
  const [service] = services
  if (service === undefined) throw new Error('services: found none, expected the Stream Manager')
  return {
    service: { name: service.name, basePath: service.basePath, port: service.httpsPort },
    mediaType: messages.mediaType,
    charset: messages.charset,
    tokenParameter: authentication.parameter,
    /** Identifiers in the reference's examples, by parameter name. */
    identifiers: Object.fromEntries(placeholders.map(({ name, example }) => [name, example])),
    schema: schemaDocument(api),
    methods: api.methods.map(({ name, verb, path, takesToken, parameters, ...method }) => ({
      name,
      verb,
      path,
      takesToken,
      parameters: parameters
        .filter((parameter) => parameter.in === 'query')
        .map(({ name, required, allowed = [], allowedComplete = false }) => ({
          name,
          required,
          allowed: allowedComplete ? allowed : [],
        })),
      /** Name of the request body's root element; undefined if the method takes no body. */
      root: method.requestBody?.tree.element,
      /** If this method replaces a document, the name of the method that returns the document. */
      replaces: method.requestBody?.document?.readHere
        ? method.requestBody.document.from
        : undefined,
      /** Name of the first element in a successful response, apart from the call log. */
      element: method.responses.find(({ status }) => status === '200')?.content?.[0]?.element,
      example: method.responses.find(({ status }) => status === '200')?.example,
    })),
  }
}
