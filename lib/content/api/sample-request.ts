import { sampleValueOf } from './sample-values'
import type { ApiCommon, ApiMethod, ApiService } from './schema'

/** A call of a method as the samples of all languages write it. */
export type SampleRequest = {
  readonly verb: ApiMethod['verb']
  /** Full address with placeholders; encoded. */
  readonly url: string
  /** XML of the body, without line break at its end. */
  readonly body: string | null
  readonly contentType: string
}

/** Languages of the samples: name in a code block and label of the tab. */
export const SAMPLE_LANGUAGES = [
  { language: 'bash', label: 'curl' },
  { language: 'powershell', label: 'PowerShell' },
  { language: 'python', label: 'Python' },
  { language: 'javascript', label: 'JavaScript' },
  { language: 'csharp', label: 'C#' },
] as const

/** The manager whose addresses the samples show first. */
function defaultService(common: ApiCommon): ApiService {
  const [first] = common.services
  if (first === undefined) throw new Error('services: found none, expected the Stream Manager')
  return first
}

/** The call with all required parameters, on the default manager. */
export function sampleRequest(method: ApiMethod, common: ApiCommon): SampleRequest {
  const query = method.parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name, example }) => `${name}=${sampleValueOf(name, example)}`)
  if (method.takesToken) query.push(`${common.authentication.parameter}=<token>`)
  const address = requestAddress(method, defaultService(common))
  return {
    verb: method.verb,
    url: query.length === 0 ? address : `${address}?${query.join('&')}`,
    body: method.requestBody?.examples[0]?.xml.trimEnd() ?? null,
    contentType: `${common.messages.mediaType}; charset=${common.messages.charset}`,
  }
}

/** Address of a method on a manager, over HTTPS, with placeholders for host and identifiers. */
export function requestAddress(method: ApiMethod, service: ApiService): string {
  const path = method.path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    sampleValueOf(name, name),
  )
  return `https://<host>:${service.httpsPort}${service.basePath}${path}`
}
