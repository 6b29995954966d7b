import type { ReceivedCall } from './call'

export type ManagerResponse = {
  readonly status: number
  readonly body: string
  /** Says what the reference leaves open, where the response comes from, or what the call did. */
  readonly note?: string
  readonly headers?: Readonly<Record<string, string>>
}

type Request = Pick<ReceivedCall, 'method' | 'uri'>

export function success(call: Request, content = ''): ManagerResponse {
  return { status: 200, body: `<Content>${log(call)}${content}</Content>` }
}

export function failure(call: Request, status: number, reason: string): ManagerResponse {
  const error = `<Error HttpCode="${status}" ReadableErrorEng="${escapeXml(reason)}" />`
  return { status, body: `<Content>${log(call, error)}</Content>` }
}

function log(call: Request, errors = ''): string {
  return `<Status>${serverRequest(call)}${errors}</Status>`
}

export function serverRequest({ method, uri }: Request): string {
  return `<ServerRequest Verb="${escapeXml(method.toLowerCase())}" Uri="${escapeXml(uri)}" />`
}

/** Escapes text for an attribute. Replaces characters that XML does not allow. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '?')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
}
