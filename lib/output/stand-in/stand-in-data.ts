import type { StreamApi } from '../../content/api/schema'
import { xsdFiles } from '../xsd/schema-document'

/** The data of a stand-in, serializable as JSON. */
export type StandInData = ReturnType<typeof standInData>

export function standInData(api: StreamApi) {
  const { services, authentication, placeholders, messages } = api.common
  const [service] = services
  const [schema = ''] = xsdFiles(api).values()
  if (service === undefined) throw new Error('services: found none, expected the Stream Manager')
  return {
    service: { name: service.name, basePath: service.basePath, port: service.httpsPort },
    mediaType: messages.mediaType,
    charset: messages.charset,
    tokenParameter: authentication.parameter,
    /** Identifiers in the examples of the reference, by parameter name. */
    identifiers: Object.fromEntries(placeholders.map(({ name, example }) => [name, example])),
    schema,
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
      takesBody: method.requestBody !== undefined,
      /** Root element of its request body; empty without a body. */
      root: method.requestBody?.tree.element ?? '',
      /** The method that returns the document that this method replaces. */
      replaces: method.requestBody?.document?.readHere
        ? method.requestBody.document.from
        : undefined,
      /** The first element of its response, apart from the call log. */
      element: method.responses.find(({ status }) => status === '200')?.content?.[0]?.element,
      example: method.responses.find(({ status }) => status === '200')?.example,
    })),
  }
}
