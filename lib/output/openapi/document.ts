import type { StreamApi } from '../../content/api/api-schemas'
import { callLog } from '../../content/api/call-log'
import type { OpenQuestion } from '../../content/questions/open-questions'
import { siteUrl } from '../../content/settings/base-path'
import { siteConfig } from '../../content/settings/site-config'
import { CALL_LOG_SCHEMA, ERROR_SCHEMA, operation, TOKEN_SCHEME } from './operation'
import { type Json, type JsonObject, nodeSchema, reference, typeSchemas } from './xml-schema'

const ERROR_EXAMPLE_NOTE =
  'The example is illustrative: the names and values of its attributes come from the API of FTC, and are unconfirmed.'

export const OPENAPI_URL = '/api/stream.openapi.json'

export function openApiFile(api: StreamApi, questions: readonly OpenQuestion[]): string {
  const json = JSON.stringify(openApiDocument(api, questions), null, 2)
  // Links in descriptions become absolute, because readers open the file outside the site.
  return `${json.replace(/\]\((\/[^)]*)\)/g, (_link, route: string) => `](${siteUrl(route)})`)}\n`
}

export function openApiDocument(api: StreamApi, questions: readonly OpenQuestion[]): JsonObject {
  const { common } = api
  return {
    openapi: '3.1.0',
    info: {
      title: common.name,
      version: common.version,
      contact: common.contact,
      license: { name: siteConfig.footer.copyright, url: common.contact.url },
      description: [
        `API of ${common.software}.`,
        ...common.conventions.map(({ topic, rule }) => `${topic}: ${rule}`),
        'Anything marked as unconfirmed is a guess. Try it on a test system first.',
      ].join('\n\n'),
    },
    servers: common.services.flatMap(({ name, basePath, httpsPort, httpPort }) =>
      Object.entries({ https: httpsPort, http: httpPort }).map(([scheme, port]) => ({
        url: `${scheme}://{host}:${port}${basePath}`,
        description: `${name}, ${scheme.toUpperCase()}; host is the host name or address of the manager`,
        variables: { host: { default: common.hostPlaceholder } },
      })),
    ),
    tags: common.groups.map(({ id: name, title, summary }) => {
      return { name, description: `${title}: ${summary}` }
    }),
    security: [{ [TOKEN_SCHEME]: [] }, {}],
    paths: paths(api, questions),
    components: {
      securitySchemes: { [TOKEN_SCHEME]: tokenScheme(common) },
      schemas: { ...typeSchemas(api), ...logSchemas(api) },
    },
  }
}

function tokenScheme({ authentication }: StreamApi['common']): JsonObject {
  const { in: place, parameter: name, value, scope } = authentication
  return { type: 'apiKey', in: place, name, description: `${value} ${scope}` }
}

/** Paths without a placeholder come first, for tools that match in order: `/Events/{EventID}` fits `/Events/Export`. */
function paths(api: StreamApi, questions: readonly OpenQuestion[]): JsonObject {
  const result: Record<string, Record<string, Json>> = {}
  const hasPlaceholder = (path: string) => (path.includes('{') ? 1 : 0)
  const methods = api.methods.toSorted((a, b) => hasPlaceholder(a.path) - hasPlaceholder(b.path))
  for (const method of methods) {
    const verb = method.verb.toLowerCase()
    result[method.path] = { ...result[method.path], [verb]: operation(method, api, questions) }
  }
  return result
}

function logSchemas(api: StreamApi): Record<string, JsonObject> {
  return {
    [CALL_LOG_SCHEMA]: nodeSchema(callLog(api, true)),
    [ERROR_SCHEMA]: {
      type: 'object',
      description: `${api.common.elements.Content.meaning} ${ERROR_EXAMPLE_NOTE}`,
      // The example is text, as OpenAPI asks for XML: mock servers return it as it is.
      examples: [api.common.errorExample],
      xml: { name: 'Content' },
      properties: { Status: reference(CALL_LOG_SCHEMA) },
    },
  }
}
