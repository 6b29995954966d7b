import type { ApiCommon, ApiMethod, ApiService, StreamApi } from './api-schemas'

/** The set in `data/placeholders` with the values of all request samples. Guides use it, too. */
export const SAMPLE_SET = 'stream-kubernetes'

export type SampleCall = {
  readonly verb: ApiMethod['verb']
  /** Full, encoded URL with placeholders. Files on the reader's machine add the token. */
  readonly url: string
  readonly takesToken: boolean
  /** The file with the XML that the call sends. */
  readonly sends: string | undefined
  /** The file for a response that another call sends back. */
  readonly saves: string | undefined
}

/** The calls are the same in every language: one call, or one that reads a document and one that sends it. */
export function sampleOf(method: ApiMethod, api: StreamApi): SampleCall[] {
  const call = sampleCall(method, api)
  const source = method.requestBody?.document
  const from = api.methods.find(({ name }) => name === source?.from)
  return source?.readHere && from ? [sampleCall(from, api, method), call] : [call]
}

/** Saves the response that `reader` sends back or, without it, that any method with `readHere: false` does. */
function sampleCall(
  method: ApiMethod,
  { common, methods }: StreamApi,
  reader?: ApiMethod,
): SampleCall {
  const sender =
    reader ??
    methods.find(({ requestBody }) => {
      const source = requestBody?.document
      return source?.from === method.name && !source.readHere
    })
  const query = method.parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name, example }) => `${name}=${sampleValueOf(name, example, common)}`)
  const source = sender?.requestBody
  if (source?.document?.query !== undefined) query.push(source.document.query)
  const url = requestUrl(method, common.services[0], common)
  return {
    verb: method.verb,
    url: query.length === 0 ? url : `${url}?${query.join('&')}`,
    takesToken: method.takesToken,
    sends: method.requestBody?.file,
    saves: source?.file,
  }
}

/** URL of a method on a manager, over HTTPS, with placeholders for the host and identifiers. */
export function requestUrl(method: ApiMethod, service: ApiService, common: ApiCommon): string {
  const path = method.path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    sampleValueOf(name, name, common),
  )
  return `https://<api-host>:${service.httpsPort}${service.basePath}${path}`
}

/** The value of a parameter in the samples: its placeholder, or its URL-encoded example. */
function sampleValueOf(parameter: string, example: string, common: ApiCommon): string {
  const placeholder = common.parameterPlaceholders[parameter]
  return placeholder === undefined ? encodeURIComponent(example) : `<${placeholder}>`
}

export const MANAGER_GROUP = 'api-service'

export type Manager = {
  readonly name: string
  readonly port: string
  /** Strings, other than the port, that differ in URLs and XML, in the same order for all. Lines break at slashes. */
  readonly words: readonly string[]
}

/** All code samples are written for the first manager. */
export function managersOf({ services }: ApiCommon): Manager[] {
  return services.map(({ name, httpsPort, basePath, projectElement, projectFile }) => ({
    name,
    port: String(httpsPort),
    words: [...basePath.split('/').slice(1), projectElement, projectFile],
  }))
}
