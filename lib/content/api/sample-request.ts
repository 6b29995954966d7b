import type { ApiMethod, ApiService, StreamApi } from './schema'

/** The set in `data/placeholders` with the values of all request samples. Guides use it, too. */
export const SAMPLE_SET = 'stream-kubernetes'

const PLACEHOLDER_OF: ReadonlyMap<string, string> = new Map([
  ['EventID', 'event-id'],
  ['EventIDs', 'event-ids'],
  ['MachineID', 'machine-id'],
  ['YouTubeID', 'youtube-id'],
])

export type SampleCall = {
  readonly verb: ApiMethod['verb']
  /** Full, encoded URL with placeholders. */
  readonly url: string
  /** XML without a trailing line break, or the file that contains it. */
  readonly body: { readonly xml: string } | { readonly file: string } | null
  /** The element in the response that the sample saves to a file. */
  readonly saves: {
    readonly element: string
    readonly file: string
    /** A nested element to leave out of the file. */
    readonly without: string | undefined
  } | null
}

/** The calls are the same in every language: one call, or one that reads a document and one that sends it. */
export type Sample = {
  readonly calls: readonly SampleCall[]
  readonly contentType: string
}

export function sampleOf(method: ApiMethod, api: StreamApi): Sample {
  const { mediaType, charset } = api.common.messages
  const call = sampleCall(method, api)
  const source = method.requestBody?.document
  const from = api.methods.find(({ name }) => name === source?.from)
  return {
    calls: source?.readHere && from ? [sampleCall(from, api, method), call] : [call],
    contentType: `${mediaType}; charset=${charset}`,
  }
}

/**
 * @param reader the method that will send the document that this call returns. Without `reader`, the call saves the
 * document only if a method with `readHere: false` sends that document.
 */
function sampleCall(method: ApiMethod, { common, methods }: StreamApi, reader?: ApiMethod) {
  const sender =
    reader ??
    methods.find(({ requestBody }) => {
      const source = requestBody?.document
      return source?.from === method.name && !source.readHere
    })
  const source = sender?.requestBody
  const query = method.parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name, example }) => `${name}=${sampleValueOf(name, example)}`)
  if (source?.document?.query !== undefined) query.push(source.document.query)
  if (method.takesToken) query.push(`${common.authentication.parameter}=<api-token>`)
  const url = requestUrl(method, common.services[0])
  return {
    verb: method.verb,
    url: query.length === 0 ? url : `${url}?${query.join('&')}`,
    body: bodyOf(method),
    saves: source?.document
      ? {
          element: source.tree.element,
          file: source.document.file,
          without: source.document.without,
        }
      : null,
  } satisfies SampleCall
}

function bodyOf({ requestBody }: ApiMethod): SampleCall['body'] {
  if (requestBody === undefined) return null
  if (requestBody.document !== undefined) return { file: requestBody.document.file }
  return { xml: requestBody.examples[0]?.xml.trimEnd() ?? '' }
}

/** URL of a method on a manager, over HTTPS, with placeholders for the host and identifiers. */
export function requestUrl(method: ApiMethod, service: ApiService): string {
  const path = method.path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    sampleValueOf(name, name),
  )
  return `https://<api-host>:${service.httpsPort}${service.basePath}${path}`
}

/** The value of a parameter in the samples: its placeholder, or its URL-encoded example. */
function sampleValueOf(parameter: string, example: string): string {
  const placeholder = PLACEHOLDER_OF.get(parameter)
  return placeholder === undefined ? encodeURIComponent(example) : `<${placeholder}>`
}
